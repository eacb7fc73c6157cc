import { setTimeout as pause } from 'node:timers/promises'

export interface BtcpayOptions {
  /** The address of the server, without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  readonly storeId: string
  /** Secrets of the store's webhook: two during a rotation. */
  readonly webhookSecrets: readonly string[]
  /** As Greenfield names it: `BTC-CHAIN`. */
  readonly paymentMethod: string
  readonly expiryMinutes: number
  readonly timeoutMs?: number
  /** Pauses before a reading is tried again. */
  readonly pausesMs?: readonly number[]
}
/** The answer, or `unreachable`: no usable one in time. What was asked may have happened all the same. */
export type Reply = { readonly status: number; readonly body: unknown } | 'unreachable'

const bodyMax = 1024 * 1024

async function attempt(
  options: BtcpayOptions,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object
): Promise<Reply> {
  const { url, apiKey, storeId, timeoutMs = 8_000 } = options
  try {
    const response = await fetch(`${url}/api/v1/stores/${encodeURIComponent(storeId)}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: {
        authorization: `token ${apiKey}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (response.status >= 500 || response.status === 429) {
      await response.body?.cancel()
      return 'unreachable'
    }
    const text = await response.text()
    if (text.length > bodyMax) return 'unreachable'
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  } catch (error) {
    // Network failures and time-outs are TypeErrors and DOMExceptions, a body that is not JSON is a SyntaxError. The rest are our bugs.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return 'unreachable'
    throw error
  }
}

/** A reading may be repeated. */
export async function read(options: BtcpayOptions, path: string): Promise<Reply> {
  let reply = await attempt(options, 'GET', path)
  for (const ms of options.pausesMs ?? [300, 1_200]) {
    if (reply !== 'unreachable') return reply
    await pause(ms)
    reply = await attempt(options, 'GET', path)
  }
  return reply
}

/** Greenfield knows no idempotency key: a writing is sent once, and whoever repeats it looks first whether it was done. */
export const write = (options: BtcpayOptions, path: string, body: object): Promise<Reply> =>
  attempt(options, 'POST', path, body)

/** May be repeated: what is gone stays gone. */
export const remove = (options: BtcpayOptions, path: string): Promise<Reply> => attempt(options, 'DELETE', path)
