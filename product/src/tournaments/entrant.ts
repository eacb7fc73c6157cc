import type { ReadTx } from '@ante/kit/context'
import { countDeposits } from '../cashier/index.ts'
import { findPlayer } from '../players/index.ts'
import type { EntrantFacts } from './rules/restrictions.ts'

/** What restrictions are judged by; undefined for a visitor. */
export async function readEntrant(tx: ReadTx, uid: bigint | undefined): Promise<EntrantFacts | undefined> {
  const player = uid === undefined ? undefined : await findPlayer(tx, uid)
  if (!player) return undefined
  return {
    country: player.countryCode,
    currency: player.currency,
    deposits: await countDeposits(tx, player.uid),
    hasConfirmedContact: player.isEmailConfirmed,
    hasProfileData: player.firstName !== '' && player.lastName !== '',
  }
}
