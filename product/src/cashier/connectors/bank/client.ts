import { ask, askAgain, type Reply } from '../../../connectors/ask.ts'

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** Sent as Idempotency-Key; the same on every repetition. */
  readonly key?: string
}

export interface ClientOptions {
  /** Base address of the bank, without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  /** For each attempt. */
  readonly timeoutMs?: number
  /** Pauses before the second, third, … attempt. */
  readonly pausesMs?: readonly number[]
}

const bytesMax = 64 * 1024
const transient = [408, 425, 429]

/** Repeats what is safe to repeat: every GET, and every POST because it carries its key. */
export function send(
  { url, apiKey, timeoutMs = 4_000, pausesMs = [150, 600] }: ClientOptions,
  { method, path, body, key }: Call
): Promise<Reply> {
  const request = {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
  return askAgain(pausesMs, () => ask(url + path, request, { timeoutMs, bytesMax, transient }))
}
