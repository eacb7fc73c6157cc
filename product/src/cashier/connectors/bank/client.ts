import { setTimeout as pause } from 'node:timers/promises'

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: object
  /** Sent as Idempotency-Key; the same on every repetition. */
  readonly key?: string
}
/** The bank's answer, or `unreachable`: no usable answer in time after all attempts. What was asked may have happened all the same. */
export type Reply = { readonly status: number; readonly body: unknown } | 'unreachable'

export interface ClientOptions {
  /** Base address of the bank, without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  /** For each attempt. */
  readonly timeoutMs?: number
  /** Pauses before the second, third, … attempt. */
  readonly pausesMs?: readonly number[]
}

const bodyMax = 64 * 1024
const isTransient = (status: number): boolean => status >= 500 || status === 429 || status === 408 || status === 425

async function attempt({ url, apiKey, timeoutMs = 4_000 }: ClientOptions, call: Call): Promise<Reply> {
  try {
    const response = await fetch(url + call.path, {
      method: call.method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: {
        authorization: `Bearer ${apiKey}`,
        accept: 'application/json',
        ...(call.body && { 'content-type': 'application/json' }),
        ...(call.key !== undefined && { 'idempotency-key': call.key }),
      },
      ...(call.body && { body: JSON.stringify(call.body) }),
    })
    if (isTransient(response.status)) {
      await response.body?.cancel()
      return 'unreachable'
    }
    const text = await response.text()
    if (text.length > bodyMax) return 'unreachable'
    return { status: response.status, body: JSON.parse(text) }
  } catch (error) {
    // Network failures and time-outs are TypeErrors and DOMExceptions, a body that is not JSON is a SyntaxError. The rest are our bugs.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return 'unreachable'
    throw error
  }
}

/** Repeats what is safe to repeat: every GET, and every POST because it carries its key. */
export async function send(options: ClientOptions, call: Call): Promise<Reply> {
  let reply = await attempt(options, call)
  for (const ms of options.pausesMs ?? [150, 600]) {
    if (reply !== 'unreachable') return reply
    await pause(ms)
    reply = await attempt(options, call)
  }
  return reply
}
