import { setTimeout as pause } from 'node:timers/promises'

/** The version of Stripe's API that this connector was written against. */
export const apiVersion = '2026-10-28.endive'

/** A request's fields, nested as Stripe names them: `{line_items: [{quantity: 1}]}` → `line_items[0][quantity]=1`. */
export type Fields = { readonly [name: string]: Field }
export type Field = string | number | bigint | undefined | Fields | readonly Field[]

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly fields?: Fields
  /** Idempotency-Key: the same on every repetition. */
  readonly key?: string
  /** The connected account in whose name it is asked. */
  readonly account?: string
}
/** Stripe's answer, or `unreachable`: no usable answer in time after all attempts. What was asked may have happened all the same. */
export type Reply = { readonly status: number; readonly body: unknown } | 'unreachable'

export interface ClientOptions {
  /** `https://api.stripe.com`, without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  readonly timeoutMs?: number
  /** Pauses before the second, third, … attempt. */
  readonly pausesMs?: readonly number[]
}

const bodyMax = 4 * 1024 * 1024
const isTransient = (status: number): boolean => status >= 500 || status === 429 || status === 409 || status === 408

const isList = (value: Fields | readonly Field[]): value is readonly Field[] => Array.isArray(value)

function* pairs(value: Field, name: string): Generator<[string, string]> {
  if (value === undefined) return
  if (typeof value !== 'object') yield [name, String(value)]
  else if (isList(value)) for (const [index, part] of value.entries()) yield* pairs(part, `${name}[${index}]`)
  else for (const [key, part] of Object.entries(value)) yield* pairs(part, name === '' ? key : `${name}[${key}]`)
}
export const encode = (fields: Fields): string => new URLSearchParams([...pairs(fields, '')]).toString()

async function attempt({ url, apiKey, timeoutMs = 8_000 }: ClientOptions, call: Call): Promise<Reply> {
  const text = encode(call.fields ?? {})
  const isPost = call.method === 'POST'
  try {
    const response = await fetch(`${url}${call.path}${!isPost && text ? `?${text}` : ''}`, {
      method: call.method,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
      headers: {
        authorization: `Bearer ${apiKey}`,
        'stripe-version': apiVersion,
        ...(isPost && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(call.key !== undefined && { 'idempotency-key': call.key }),
        ...(call.account !== undefined && { 'stripe-account': call.account }),
      },
      ...(isPost && { body: text }),
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

/** Repeats what is safe to repeat: every GET, and every POST because it carries its key. */
export async function send(options: ClientOptions, call: Call): Promise<Reply> {
  let reply = await attempt(options, call)
  for (const ms of options.pausesMs ?? [300, 1_200]) {
    if (reply !== 'unreachable') return reply
    await pause(ms)
    reply = await attempt(options, call)
  }
  return reply
}
