import type { Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import { noteGiftOfOffer } from '../bonuses/index.ts'
import { giveFreeSpins } from '../games/index.ts'
import { giveBoost, giveFreeBet } from '../sportsbook/index.ts'
import type { Given } from './rules/gifts.ts'

interface To {
  readonly uid: bigint
  readonly currency: Currency
  readonly offer: bigint
  readonly step: number
}
/** What gives a gift: given twice it is given once. */
export const sourceOf = ({ offer, step }: Pick<To, 'offer' | 'step'>, index: number): string =>
  `offer:${offer}:${index}${step === 1 ? '' : `:${step}`}`

/** Gives the free spins, free bets and boosts among these gifts; those that are none for this player any more are left out, and said. */
export async function giveFreePlay(
  tx: Tx,
  to: To,
  given: readonly Given[]
): Promise<{ readonly packs: bigint[]; readonly freeBets: bigint[]; readonly leftOut: Given[] }> {
  const { uid, currency } = to
  const [packs, freeBets]: [bigint[], bigint[]] = [[], []]
  const leftOut: Given[] = []
  for (const one of given) {
    if ('bonus' in one) continue
    const source = sourceOf(to, one.index)
    const id =
      'spins' in one
        ? await giveFreeSpins(tx, { uid, currency, source, gift: one.spins })
        : 'boost' in one
          ? await giveBoost(tx, { uid, currency, source, gift: one.boost })
          : await giveFreeBet(tx, { uid, currency, source, gift: one.freeBet })
    if (id === undefined) {
      leftOut.push(one)
      continue
    }
    if ('spins' in one) packs.push(id)
    else freeBets.push(id)
    await noteGiftOfOffer(tx, uid, source)
  }
  return { packs, freeBets, leftOut }
}
