/** A proxy or a phone's network drops a connection that is silent for much longer. */
export const beatEveryMs = 25_000
/** A few at a time, because to ask ten thousand at once would hold up everybody's requests. */
const turns = { everyMs: 50, atOnce: 100 }

export interface Beating {
  /** Something was heard of it since it was asked last. */
  alive: boolean
  /** When it is asked again whether it is there, in milliseconds of the clock that `beat` is told. */
  beatAt: number
  ping(): void
  terminate(): void
}

/**
 * Asks those whose turn has come and lets go who has not answered since the last time.
 * @param connections in the order of their turns
 */
export function beat(connections: Set<Beating>, now: number): void {
  let asked = 0
  for (const connection of connections) {
    if (connection.beatAt > now || ++asked > turns.atOnce) return
    connections.delete(connection)
    if (!connection.alive) {
      connection.terminate()
      continue
    }
    connection.alive = false
    connection.beatAt = now + beatEveryMs
    connections.add(connection)
    connection.ping()
  }
}

/** Keeps asking these connections, by `performance.now()`, until the timer is cleared. */
export const startHeartbeat = (connections: Set<Beating>): NodeJS.Timeout =>
  setInterval(() => beat(connections, performance.now()), turns.everyMs).unref()
