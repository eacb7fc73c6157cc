import { createHash } from 'node:crypto'
import type { PlayerContext } from '@ante/kit/context'
import { refuse } from '@ante/kit/refusal'

/** The caller's idempotency key; the host has already refused requests without one. */
export const keyOf = ({ idempotencyKey }: Pick<PlayerContext, 'idempotencyKey'>): string =>
  idempotencyKey ?? refuse('InvalidRequest', { reason: 'idempotency_key_missing' })

/** SHA-256 of what was asked, the order of an object's keys apart. */
export function hashOf(input: Readonly<Record<string, unknown>>): Uint8Array {
  const sorted = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(sorted)
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)])
    )
  }
  return createHash('sha256')
    .update(JSON.stringify(sorted(input)))
    .digest()
}

/** The same key with another input is refused. */
export function sameInput(stored: Uint8Array, given: Uint8Array): void {
  if (Buffer.compare(stored, given) !== 0) refuse('InvalidRequest', { reason: 'idempotency_key_reused' })
}
