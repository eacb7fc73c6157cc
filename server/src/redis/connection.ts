import { createClient } from '@redis/client'

export interface RedisOptions {
  readonly url: string
  /** Begins every name of ours, so that several houses may share a server. */
  readonly prefix: string
  readonly onError: (error: Error) => void
  /** Longest pause between two tries to connect. */
  readonly retryMs?: number
  /** Longest time that a command may take. */
  readonly answerWithinMs?: number
  /** A connection that is silent for so long is given up and opened again. */
  readonly silentMs?: number
}

/**
 * A client that never waits for a Redis that is not there: a command fails at once then, and the connection is tried again for as long as the house
 * stands. Nothing in it is the only copy of anything.
 */
export function openRedis({ url, onError, retryMs = 2_000, silentMs = 10_000 }: RedisOptions) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: silentMs / 2,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: silentMs,
      reconnectStrategy: (tries) => Math.min(retryMs, 50 * 2 ** Math.min(tries, 6)),
    },
  })
  client.on('error', (error: unknown) => onError(error instanceof Error ? error : new Error(String(error))))
  return client
}
export type RedisClient = ReturnType<typeof openRedis>

/** Runs one command. */
export type Ask = <T>(command: () => Promise<T>) => Promise<T>

/**
 * Commands with a limit of time. After one that was not answered all others fail at once, so that nobody waits for a frozen Redis but the first, until
 * that one is answered or its connection is given up. `onBack`: it answers again.
 */
export function limited(
  client: RedisClient,
  {
    onError,
    answerWithinMs = 1_000,
    onBack,
  }: Pick<RedisOptions, 'onError' | 'answerWithinMs'> & { onBack?: () => void }
): Ask {
  let isStuck = false
  const free = () => {
    if (!isStuck) return
    isStuck = false
    onBack?.()
  }
  return (command) => {
    if (isStuck || !client.isReady) return Promise.reject(new Error('Redis is away'))
    const asked = command()
    asked.then(free, free)
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        const error = new Error(`Redis has not answered within ${answerWithinMs} ms`)
        if (!isStuck) onError(error)
        isStuck = true
        reject(error)
      }, answerWithinMs)
      asked.then(resolve, reject).finally(() => clearTimeout(late))
    })
  }
}

const farewellMs = 1_000

/** Also ends a client that is still trying to connect, or that is not answered. */
export async function closeRedis(client: RedisClient): Promise<void> {
  if (client.isReady) {
    const late = new Promise((go) => setTimeout(go, farewellMs).unref())
    await Promise.race([client.close().catch(() => undefined), late])
  }
  if (client.isOpen) client.destroy()
}
