import { ask, askAgain, type Reply } from '../../../connectors/ask.ts'

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

const bytesMax = 1024 * 1024
const transient = [429]

function attempt(
  { url, apiKey, storeId, timeoutMs = 8_000 }: BtcpayOptions,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object
): Promise<Reply> {
  const request = {
    method,
    headers: {
      authorization: `token ${apiKey}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }
  const address = `${url}/api/v1/stores/${encodeURIComponent(storeId)}${path}`
  // What is removed is answered without a body.
  return ask(address, request, { timeoutMs, bytesMax, transient, isBodyOptional: true })
}

/** A reading may be repeated. */
export const read = (options: BtcpayOptions, path: string): Promise<Reply> =>
  askAgain(options.pausesMs ?? [300, 1_200], () => attempt(options, 'GET', path))

/** Greenfield knows no idempotency key: a writing is sent once, and whoever repeats it looks first whether it was done. */
export const write = (options: BtcpayOptions, path: string, body: object): Promise<Reply> =>
  attempt(options, 'POST', path, body)

/** May be repeated: what is gone stays gone. */
export const remove = (options: BtcpayOptions, path: string): Promise<Reply> => attempt(options, 'DELETE', path)
