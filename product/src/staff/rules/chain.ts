import type { Json } from '@ante/kit/json'

/** A row of the audit log as it is hashed. `atMicros` is its time in microseconds since 1970. */
export interface ChainedRow {
  readonly id: bigint
  readonly atMicros: bigint
  readonly callId: string
  readonly account: bigint | null
  readonly actor: string
  readonly call: string
  readonly event: string
  readonly address: string
  readonly content: string
}

const bytesIn = (text: string): number => {
  let bytes = 0
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
const field = (text: string | null): string => (text === null ? '-;' : `${bytesIn(text)}:${text};`)

/** The text of a row that its hash covers, after the hash before it: the same as the trigger of `staff.audit` makes. */
export const chainedText = (row: ChainedRow): string =>
  [
    String(row.id),
    String(row.atMicros),
    row.callId,
    row.account === null ? null : String(row.account),
    row.actor,
    row.call,
    row.event,
    row.address,
    row.content,
  ]
    .map(field)
    .join('')

/** JSON with sorted keys: the same content is the same text. */
export function canonicalJson(value: unknown): string {
  const sorted = (inner: unknown): Json => {
    if (typeof inner === 'bigint') return String(inner)
    if (Array.isArray(inner)) return inner.map(sorted)
    if (typeof inner === 'string' || typeof inner === 'number' || typeof inner === 'boolean') return inner
    if (typeof inner !== 'object' || inner === null) return null
    const entries = Object.entries(inner).filter(([, one]) => one !== undefined)
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]))
  }
  return JSON.stringify(sorted(value))
}
