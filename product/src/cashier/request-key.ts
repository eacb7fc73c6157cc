import type { PlayerContext } from '@ante/kit/context'
import { refuse } from '@ante/kit/refusal'
import type { Vault } from './connectors/port.ts'

/** The caller's idempotency key; the host has already refused requests without one. */
export const keyOf = ({ idempotencyKey }: Pick<PlayerContext, 'idempotencyKey'>): string =>
  idempotencyKey ?? refuse('InvalidRequest', { reason: 'idempotency_key_missing' })

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

/** The same key with another input is refused. The input holds account numbers, so it is kept as a mark that only the vault can make. */
export function sameInput(vault: Vault, stored: Uint8Array, asked: string, uid: bigint): void {
  if (!vault.isMark(stored, asked, uid)) refuse('InvalidRequest', { reason: 'idempotency_key_reused' })
}
