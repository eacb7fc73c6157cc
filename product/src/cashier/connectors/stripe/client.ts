import { ask, askAgain, type Reply } from '../../../connectors/ask.ts'

/** The version of Stripe's API that this connector was written against. */
const apiVersion = '2026-10-28.endive'

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

export interface ClientOptions {
  /** `https://api.stripe.com`, without a trailing slash. */
  readonly url: string
  readonly apiKey: string
  readonly timeoutMs?: number
  /** Pauses before the second, third, … attempt. */
  readonly pausesMs?: readonly number[]
}

const bytesMax = 4 * 1024 * 1024
const transient = [408, 409, 429]

const isList = (value: Fields | readonly Field[]): value is readonly Field[] => Array.isArray(value)

function* pairs(value: Field, name: string): Generator<[string, string]> {
  if (value === undefined) return
  if (typeof value !== 'object') yield [name, String(value)]
  else if (isList(value)) for (const [index, part] of value.entries()) yield* pairs(part, `${name}[${index}]`)
  else for (const [key, part] of Object.entries(value)) yield* pairs(part, name === '' ? key : `${name}[${key}]`)
}
export const encode = (fields: Fields): string => new URLSearchParams([...pairs(fields, '')]).toString()

/** Repeats what is safe to repeat: every GET, and every POST because it carries its key. */
export function send(
  { url, apiKey, timeoutMs = 8_000, pausesMs = [300, 1_200] }: ClientOptions,
  { method, path, fields = {}, key, account }: Call
): Promise<Reply> {
  const text = encode(fields)
  const isPost = method === 'POST'
  const request = {
    method,
    headers: {
      authorization: `Bearer ${apiKey}`,
      'stripe-version': apiVersion,
      ...(isPost && { 'content-type': 'application/x-www-form-urlencoded' }),
      ...(key !== undefined && { 'idempotency-key': key }),
      ...(account !== undefined && { 'stripe-account': account }),
    },
    ...(isPost && { body: text }),
  }
  const address = `${url}${path}${!isPost && text ? `?${text}` : ''}`
  return askAgain(pausesMs, () => ask(address, request, { timeoutMs, bytesMax, transient }))
}
