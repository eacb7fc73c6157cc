import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Log, Snapshots } from '@ante/kit/context'
import { activeSessionsOf } from '@ante/product/identity/index'
import { closing, type Connection } from './connection.ts'
import type { Hub } from './hub.ts'

export interface ResyncOptions {
  readonly db: Database
  readonly hub: Hub
  readonly log: Log
  readonly snapshots: Snapshots
  readonly connections: ReadonlySet<Connection>
}

/** Snapshots that are read at the same time: calls go on beside them. */
const readAtOnce = 2
const sessionsAtOnce = 1000
const retryMs = 1_000
const triesMax = 30
/** Sockets that are closed together, when there is no other way. */
const closedAtOnce = 100
const closePauseMs = 200

async function closeEnded({ db, connections }: ResyncOptions): Promise<void> {
  const sessions = [...connections].map(({ session }) => session).filter((session) => session !== undefined)
  for (let at = 0; at < sessions.length; at += sessionsAtOnce) {
    const asked = new Set(sessions.slice(at, at + sessionsAtOnce))
    const active = await activeSessionsOf(db, [...asked])
    for (const { session, socket } of connections)
      if (session !== undefined && asked.has(session) && !active.has(session)) socket.close(closing.sessionEnded)
  }
}

/** Each state is read once for all who listen to it. */
async function sendSnapshots({ db, hub, snapshots }: ResyncOptions): Promise<void> {
  const waiting = hub.channels()
  async function work(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { topic, key } = next
      const seq = hub.seqOf(topic, key)
      const data = (await snapshots[topic]?.(db, key)) ?? null
      if (data !== null) hub.sendSnapshot(topic, key, { seq, data })
    }
  }
  await Promise.all(Array.from({ length: readAtOnce }, work))
}

/** A few at a time: those who come back together would keep everybody's calls waiting. */
async function closeAll({ connections }: ResyncOptions): Promise<void> {
  const all = [...connections]
  for (let at = 0; at < all.length; at += closedAtOnce) {
    for (const { socket } of all.slice(at, at + closedAtOnce)) socket.close(closing.serviceRestart)
    await sleep(closePauseMs, undefined, { ref: false })
  }
}

/**
 * Brings all sockets to the present without closing them. What fails is tried again, because the database may be away for the same reason; sockets are
 * closed only when it stays away. A second call while one is under way begins once more behind it.
 */
export function createResync(options: ResyncOptions): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWanted = false
  async function run(): Promise<void> {
    for (let tries = 1; isWanted; tries++) {
      isWanted = false
      try {
        await closeEnded(options)
        await sendSnapshots(options)
      } catch (error) {
        options.log.warn(
          { tries, error: error instanceof Error ? error.message : String(error) },
          'sockets could not be given new snapshots'
        )
        if (tries >= triesMax) return closeAll(options)
        isWanted = true
        await sleep(retryMs, undefined, { ref: false })
      }
    }
  }
  return () => {
    isWanted = true
    return (running ??= run().finally(() => (running = undefined)))
  }
}
