import { isRecord } from '@ante/kit/record'
import { refuse } from '@ante/kit/refusal'
import { boundaryOf, fieldsMax, parseMultipartText } from './multipart.ts'

export type Params = Record<string, unknown>

const dangerous = new Set(['__proto__', 'constructor', 'prototype'])

/** Pairs to an object: `key[]` and repeated keys become lists. */
export function collect(pairs: Iterable<readonly [string, string]>): Params {
  const params: Params = {}
  let count = 0
  for (const [rawKey, value] of pairs) {
    if (++count > fieldsMax) refuse('InvalidRequest/malformed_body')
    const isList = rawKey.endsWith('[]')
    const key = isList ? rawKey.slice(0, -2) : rawKey
    if (dangerous.has(key)) refuse('InvalidRequest/malformed_body')
    // Names of what every object has are nothing that was said before.
    const before = Object.hasOwn(params, key) ? params[key] : undefined
    if (Array.isArray(before)) before.push(value)
    else if (before !== undefined) params[key] = [before, value]
    else params[key] = isList ? [value] : value
  }
  return params
}

/** Query parameters without the two that every call carries. */
export function readQuery(query: URLSearchParams): Params {
  const params = collect(query)
  delete params.locale
  delete params.version
  return params
}

/** Multipart, JSON or urlencoded body by its content type. Refuses InvalidRequest/malformed_body for anything else. */
export function readBody(body: unknown, contentType: string | undefined): Params {
  if (!Buffer.isBuffer(body) || body.length === 0) return {}
  const type = contentType ?? ''
  if (/^multipart\/form-data/i.test(type)) {
    const boundary = boundaryOf(type)
    const pairs = boundary === undefined ? undefined : parseMultipartText(body, boundary)
    if (!pairs) refuse('InvalidRequest/malformed_body')
    return collect(pairs)
  }
  if (/^application\/json\b/i.test(type)) return readJson(body)
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return collect(new URLSearchParams(body.toString('utf8')))
  refuse('InvalidRequest/malformed_body')
}

function readJson(body: Buffer): Params {
  let parsed: unknown
  try {
    parsed = JSON.parse(body.toString('utf8'), (key, value: unknown) => (dangerous.has(key) ? undefined : value))
  } catch {
    refuse('InvalidRequest/malformed_body')
  }
  return isRecord(parsed) ? parsed : refuse('InvalidRequest/malformed_body')
}
