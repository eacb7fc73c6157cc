import { createHash } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import { textsTo } from './rules/lock.ts'
import { countInTime } from './store-counts.ts'

const hashOf = (name: string): Buffer => createHash('sha256').update(name).digest()

/**
 * Who has it sent, each with a count of its own: who has shown the password or is signed in; whoever names the number for a new password, from a network that its
 * account was used from, or from any other; anybody whose account it may become; the platform. Whoever has messages sent to somebody else's number keeps no code of
 * a login from it.
 */
export type TextReason = 'code' | 'own-recovery' | 'recovery' | 'confirmation' | 'news'

/** What a stranger may have sent to a number. */
const isAnybodys = (reason: TextReason): boolean => reason === 'recovery' || reason === 'confirmation'

/**
 * Counts a text message to a number. False when it was sent enough for now, or its network had enough sent: each message costs money, and nobody's phone is
 * made to ring all day. `network` is left out where the platform writes by itself.
 */
export async function countText(
  tx: Tx,
  { to, reason, network }: { readonly to: string; readonly reason: TextReason; readonly network?: string }
): Promise<boolean> {
  const ofNetwork =
    network === undefined || !isAnybodys(reason)
      ? []
      : ([
          [`${reason} to ${to} for ${network} in an hour`, textsTo.numberOfNetworkInAnHour],
          [`${reason} to ${to} for ${network} in a day`, textsTo.numberOfNetworkInADay],
        ] as const)
  for (const [name, limit] of [
    // First: what a network has too much of takes none of what the others have.
    ...ofNetwork,
    [`${reason} to ${to} in an hour`, textsTo.numberInAnHour],
    [`${reason} to ${to} in a day`, textsTo.numberInADay],
    ...(network === undefined ? [] : [[`${reason} for ${network}`, textsTo.network] as const]),
  ] as const) {
    if ((await countInTime(tx, hashOf(`\u0000${name}`), limit)) > limit.max) return false
  }
  return true
}
