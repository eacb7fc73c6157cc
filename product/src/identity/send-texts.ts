import { createHash } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import { textsTo } from './rules/lock.ts'
import { countInTime } from './store-counts.ts'

const hashOf = (name: string): Buffer => createHash('sha256').update(name).digest()

/**
 * Who has it sent, each with a count of its own: who has shown the password or is signed in; anybody who names the number for a new password; anybody whose
 * account it may become; the platform. Whoever has messages sent to somebody else's number keeps no code of a login from it.
 */
export type TextReason = 'code' | 'recovery' | 'confirmation' | 'news'

/**
 * Counts a text message to a number. False when it was sent enough for now, or its network had enough sent: each message costs money, and nobody's phone is
 * made to ring all day. `network` is left out where the platform writes by itself.
 */
export async function countText(
  tx: Tx,
  { to, reason, network }: { readonly to: string; readonly reason: TextReason; readonly network?: string }
): Promise<boolean> {
  for (const [name, limit] of [
    [`${reason} to ${to} in an hour`, textsTo.numberInAnHour],
    [`${reason} to ${to} in a day`, textsTo.numberInADay],
    ...(network === undefined ? [] : [[`${reason} for ${network}`, textsTo.network] as const]),
  ] as const) {
    if ((await countInTime(tx, hashOf(`\u0000${name}`), limit)) > limit.max) return false
  }
  return true
}
