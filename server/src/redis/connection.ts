import { createClient } from '@redis/client'

export interface RedisOptions {
  readonly url: string
  /** Begins every name of ours, so that several houses may share a server. */
  readonly prefix: string
  readonly onError: (error: Error) => void
  /** Longest pause between two tries to connect. */
  readonly retryMs?: number
}

/**
 * A client that never waits for a Redis that is not there: a command fails at once then, and the connection is tried again for as long as the house
 * stands. Nothing in it is the only copy of anything.
 */
export function openRedis({ url, onError, retryMs = 2_000 }: RedisOptions) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // A connection that is open but says nothing any more is found out.
    pingInterval: 10_000,
    socket: { connectTimeout: 2_000, reconnectStrategy: (tries) => Math.min(retryMs, 50 * 2 ** Math.min(tries, 6)) },
  })
  client.on('error', (error: unknown) => onError(error instanceof Error ? error : new Error(String(error))))
  return client
}
export type RedisClient = ReturnType<typeof openRedis>

/** Also ends a client that is still trying to connect. */
export async function closeRedis(client: RedisClient): Promise<void> {
  if (client.isReady) await client.close().catch(() => undefined)
  else if (client.isOpen) client.destroy()
}
