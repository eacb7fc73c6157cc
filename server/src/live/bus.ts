import { randomBytes } from 'node:crypto'
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

const channel = 'ante_live'
/** A notification holds fewer than 8000 bytes. */
const partMax = 7_500
const retryMs = 1_000

/**
 * All processes on one PostgreSQL, by LISTEN/NOTIFY: the default. Who listens in this process hears at once, the others when the notifications are
 * committed. What does not fit one notification comes in several of one transaction: all of them arrive, one after the other, or none does.
 */
export function databaseBus(url: string, onError: (error: Error) => void, answerWithinMs = 5_000): Bus {
  let client: pg.Client | undefined
  let closed = false
  let isBack = false
  const self = randomBytes(6).toString('hex')
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
    const wholeOf = joiner(self)
    const fresh = await openLine(url, answerWithinMs, {
      lost: drop,
      heard: (payload) => {
        const text = wholeOf(payload)
        if (text !== undefined) for (const hear of ears) hear(readMessages(text))
      },
    })
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
      for (const hear of ears) hear(messages)
      await ask(await ensure(), notify, [channel, partsOf(self, toJson(messages))])
    },
    async listen(hear, missed) {
      ears.push(hear)
      gaps.push(missed)
      await ensure()
    },
    async close() {
      closed = true
      clearInterval(beat)
      await connecting?.catch(() => undefined)
      await client?.end()
    },
  }
}

/** A connection that listens. */
async function openLine(
  url: string,
  answerWithinMs: number,
  { heard, lost }: { heard: (payload: string) => void; lost: (client: pg.Client, error: Error) => void }
): Promise<pg.Client> {
  const limits = { connectionTimeoutMillis: answerWithinMs, query_timeout: answerWithinMs }
  const client = openClient({ connectionString: url, application_name: 'ante-live', ...limits })
  client.on('error', (error) => lost(client, error))
  client.on('notification', ({ payload = '' }) => heard(payload))
  await client.connect()
  try {
    // A notification is stored nowhere: its commit has no disk to wait for.
    await client.query('set synchronous_commit = off')
    await client.query(`listen ${channel}`)
    return client
  } catch (error) {
    void client.end().catch(() => undefined)
    throw error
  }
}

const notify = 'select pg_notify($1, part) from unnest($2::text[]) with ordinality as parts (part, n) order by n'

/**
 * A text as notifications: who says it, the number of the part, how many there are, and the part. The number also keeps parts apart that are alike: PostgreSQL
 * would deliver only one of them.
 */
export function partsOf(from: string, json: string): string[] {
  // Each character is one byte then, and no part ends within one.
  const ascii = json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
  const count = Math.ceil(ascii.length / partMax)
  return Array.from(
    { length: count },
    (_, n) => `${from} ${n + 1} ${count} ${ascii.slice(n * partMax, (n + 1) * partMax)}`
  )
}

/** Takes the parts as they arrive on one connection, and answers the whole text with the last of them. What oneself said is left out. */
export function joiner(self: string): (payload: string) => string | undefined {
  let parts: string[] = []
  return (payload) => {
    const [, from, n, count, part = ''] = /^(\w+) (\d+) (\d+) (.*)$/s.exec(payload) ?? []
    if (from === undefined || from === self) return undefined
    if (n === '1') parts = []
    parts.push(part)
    if (n !== count || String(parts.length) !== count) return undefined
    return parts.splice(0).join('')
  }
}
