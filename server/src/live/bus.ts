import { asError } from '../errors.ts'
import { readMessages } from './read-messages.ts'
import type { LiveMessage } from '@ante/kit/context'
import type pg from 'pg'
import { toJson } from '../database/database.ts'
import { openClient } from '../database/many-hosts.ts'

/** Between the process that tells and the processes that hold sockets. */
export interface Bus {
  publish(messages: readonly LiveMessage[]): Promise<void>
  /** `missed` says that messages may have been lost on the way to this host: what listens here has to begin anew. */
  listen(hear: (messages: readonly LiveMessage[]) => void, missed: () => void): Promise<void>
  close(): Promise<void>
}

/** Everything in one process: the default. */
export function processBus(): Bus {
  const ears: ((messages: readonly LiveMessage[]) => void)[] = []
  return {
    publish: async (messages) => ears.forEach((hear) => hear(messages)),
    listen: async (hear) => void ears.push(hear),
    close: () => Promise.resolve(),
  }
}

const channel = 'ante_live'
const payloadMax = 7_500
const retryMs = 1_000

/**
 * Several processes on one PostgreSQL, by LISTEN/NOTIFY. A message that does not fit a notification travels without its data: the
 * receiver's subscribers see a gap and ask for a snapshot.
 */
export function databaseBus(url: string, onError: (error: Error) => void, answerWithinMs = 5_000): Bus {
  let client: pg.Client | undefined
  let closed = false
  let isBack = false
  const ears: ((messages: readonly LiveMessage[]) => void)[] = []
  const gaps: (() => void)[] = []
  function drop(lost: pg.Client, error: Error): void {
    if (client !== lost) return
    client = undefined
    onError(error)
    void lost.end().catch(() => undefined)
    retry()
  }
  function retry(): void {
    if (closed) return
    setTimeout(() => {
      if (!closed && !client) ensure().catch((error: Error) => (onError(error), retry()))
    }, retryMs).unref()
  }
  const connect = async (): Promise<pg.Client> => {
    const limits = { connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs }
    const fresh = openClient({ connectionString: url, application_name: 'ante-live', ...limits })
    fresh.on('error', (error) => drop(fresh, error))
    fresh.on('notification', ({ payload }) => {
      const messages = readMessages(payload ?? '[]')
      for (const hear of ears) hear(messages)
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`)
    if (isBack) for (const missed of gaps) missed()
    isBack = true
    return fresh
  }
  let connecting: Promise<pg.Client> | undefined
  const ensure = async (): Promise<pg.Client> => {
    if (client) return client
    connecting ??= connect().finally(() => (connecting = undefined))
    client = await connecting
    return client
  }
  async function ask(connection: pg.Client, text: string, values: unknown[] = []): Promise<void> {
    try {
      await connection.query(text, values)
    } catch (error) {
      drop(connection, asError(error))
      throw error
    }
  }
  // Who only listens would never notice that the server vanished.
  const beat = setInterval(() => void (client && ask(client, 'select 1').catch(() => undefined)), answerWithinMs)
  return {
    async publish(messages) {
      const connection = await ensure()
      for (const batch of batches(messages)) await ask(connection, 'select pg_notify($1, $2)', [channel, batch])
    },
    async listen(hear, missed) {
      ears.push(hear)
      gaps.push(missed)
      await ensure()
    },
    async close() {
      closed = true
      clearInterval(beat)
      await client?.end()
    },
  }
}

/** JSON lists that each fit one notification. */
export function batches(messages: readonly LiveMessage[]): string[] {
  const out: string[] = []
  let parts: string[] = []
  let size = 2
  for (const message of messages) {
    let text = toJson(message)
    if (Buffer.byteLength(text) > payloadMax) text = toJson({ topic: message.topic, key: message.key, data: null })
    const length = Buffer.byteLength(text) + 1
    if (size + length > payloadMax && parts.length > 0) {
      out.push(`[${parts.join()}]`)
      parts = []
      size = 2
    }
    parts.push(text)
    size += length
  }
  if (parts.length > 0) out.push(`[${parts.join()}]`)
  return out
}
