import type { PlayerContext } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import type { Vault } from './connectors/port.ts'

/** The caller's idempotency key; the host has already refused requests without one. */
export const keyOf = (
  context: Pick<PlayerContext, 'idempotencyKey'> & Refuses<'InvalidRequest/idempotency_key_missing'>
): string => context.idempotencyKey ?? context.refuse('InvalidRequest/idempotency_key_missing')

/** What was asked, as one text: the order of an object's keys apart. */
export function textOf(input: Readonly<Record<string, unknown>>): string {
  const sorted = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map(sorted)
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)])
    )
  }
  return JSON.stringify(sorted(input))
}

/** The same key with another input is refused. The input holds account numbers, so it is kept as a fingerprint that only the vault can make. */
export function sameInput(
  context: Refuses<'InvalidRequest/idempotency_key_reused'>,
  vault: Vault,
  stored: Uint8Array,
  asked: string,
  uid: bigint
): void {
  if (!vault.isFingerprint(stored, asked, uid)) context.refuse('InvalidRequest/idempotency_key_reused')
}
