import { createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

export interface Call {
  readonly method: 'GET' | 'POST'
  /** With its query, as it is signed. */
  readonly path: string
  readonly body?: object
}
/** The vendor's answer, or `unreachable`: no usable answer in time after all attempts. */
export type Reply = { readonly status: number; readonly body: unknown } | 'unreachable'

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

const bodyMax = 1024 * 1024
const isTransient = (status: number): boolean => status >= 500 || status === 429 || status === 408

/** `X-App-Access-Sig`: HMAC-SHA256 of seconds, method, path with query, and the body's bytes (docs.sumsub.com/reference/authentication). */
export const signatureOf = (
  secret: string,
  seconds: number,
  { method, path }: Pick<Call, 'method' | 'path'>,
  body: string
): string => createHmac('sha256', secret).update(`${seconds}${method}${path}`).update(body).digest('hex')

async function attempt(options: ClientOptions, call: Call): Promise<Reply> {
  const { url, appToken, secretKey, timeoutMs = 8_000, now = Date.now } = options
  const body = call.body === undefined ? '' : JSON.stringify(call.body)
  const seconds = Math.floor(now() / 1000)
  // What is signed is the path as the vendor sees it, which begins after its host: behind a twin's prefix too.
  const path = `${new URL(url).pathname.replace(/\/$/, '')}${call.path}`
  try {
    const response = await fetch(`${url}${call.path}`, {
      method: call.method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: {
        accept: 'application/json',
        'x-app-token': appToken,
        'x-app-access-ts': String(seconds),
        'x-app-access-sig': signatureOf(secretKey, seconds, { method: call.method, path }, body),
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(call.body !== undefined && { body }),
    })
    if (isTransient(response.status)) {
      await response.body?.cancel()
      return 'unreachable'
    }
    const answer = await response.text()
    if (answer.length > bodyMax) return 'unreachable'
    return { status: response.status, body: JSON.parse(answer) }
  } catch (error) {
    // Network failures and time-outs are TypeErrors and DOMExceptions, a body that is not JSON is a SyntaxError. The rest are our bugs.
    if (error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError)
      return 'unreachable'
    throw error
  }
}

/** Every call may be repeated: an applicant is named by our own id, and tokens are made as often as they are asked for. */
export async function send(options: ClientOptions, call: Call): Promise<Reply> {
  let reply = await attempt(options, call)
  for (const ms of options.pausesMs ?? [300, 1_200]) {
    if (reply !== 'unreachable') return reply
    await pause(ms)
    reply = await attempt(options, call)
  }
  return reply
}
