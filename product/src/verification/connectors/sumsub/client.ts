import { createHmac } from 'node:crypto'
import { ask, askAgain, type Reply } from '../../../connectors/ask.ts'

export interface Call {
  readonly method: 'GET' | 'POST'
  /** With its query, as it is signed. */
  readonly path: string
  readonly body?: object
}

export interface ClientOptions {
  /** `https://api.sumsub.com`, without a trailing slash. */
  readonly url: string
  readonly appToken: string
  readonly secretKey: string
  readonly timeoutMs?: number
  /** Pauses before the second, third, … attempt. */
  readonly pausesMs?: readonly number[]
  readonly now?: () => number
}

const bytesMax = 1024 * 1024
const transient = [408, 429]

/** `X-App-Access-Sig`: HMAC-SHA256 of seconds, method, path with query, and the body's bytes (docs.sumsub.com/reference/authentication). */
export const signatureOf = (
  secret: string,
  seconds: number,
  { method, path }: Pick<Call, 'method' | 'path'>,
  body: string
): string => createHmac('sha256', secret).update(`${seconds}${method}${path}`).update(body).digest('hex')

function attempt(options: ClientOptions, call: Call): Promise<Reply> {
  const { url, appToken, secretKey, timeoutMs = 8_000, now = Date.now } = options
  const body = call.body === undefined ? '' : JSON.stringify(call.body)
  const seconds = Math.floor(now() / 1000)
  // What is signed is the path as the vendor sees it, which begins after its host: behind a twin's prefix too.
  const path = `${new URL(url).pathname.replace(/\/$/, '')}${call.path}`
  const request = {
    method: call.method,
    headers: {
      accept: 'application/json',
      'x-app-token': appToken,
      'x-app-access-ts': String(seconds),
      'x-app-access-sig': signatureOf(secretKey, seconds, { method: call.method, path }, body),
      ...(call.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(call.body !== undefined && { body }),
  }
  return ask(`${url}${call.path}`, request, { timeoutMs, bytesMax, transient })
}

/** Every call may be repeated: an applicant is named by our own id, and tokens are made as often as they are asked for. */
export const send = (options: ClientOptions, call: Call): Promise<Reply> =>
  askAgain(options.pausesMs ?? [300, 1_200], () => attempt(options, call))
