import type { ReadTx } from '@ante/kit/context'
import { bonusSums } from '../bonuses/index.ts'
import { packSums } from '../games/index.ts'
import { freeBetPayouts } from '../sportsbook/index.ts'
import { readClaimsOfNamed } from './store-costs.ts'

export interface SumsOfOffer {
  /** Bonuses that are neither paid nor over. */
  readonly waiting: bigint
  /** What became the player’s: bonuses whose terms were met, what free spins and free bets won. */
  readonly paid: bigint
}
export const nothingGiven: SumsOfOffer = { waiting: 0n, paid: 0n }

/** What has become of what an offer gave each of these players, by uid: four reads, however many they are. */
export async function sumsOfOffer(
  tx: ReadTx,
  sysname: string,
  uids: readonly bigint[]
): Promise<Map<bigint, SumsOfOffer>> {
  const claims = await readClaimsOfNamed(tx, sysname, uids)
  const packs = await packSums(
    tx,
    claims.flatMap(({ pack_ids: ids }) => ids)
  )
  const packOf = new Map(packs.map((pack) => [pack.id, pack]))
  const ofPacks = packs.flatMap(({ bonus_id: id }) => (id === null ? [] : [id]))
  const bonuses = await bonusSums(tx, [...claims.flatMap(({ bonus_ids: ids }) => ids), ...ofPacks])
  const bonusOf = new Map(bonuses.map((bonus) => [bonus.id, bonus]))
  const freeBets = await freeBetPayouts(
    tx,
    claims.flatMap(({ free_bet_ids: ids }) => ids)
  )
  const payoutOf = new Map(freeBets.map(({ id, payout_minor: minor }) => [id, minor]))
  const sums = new Map<bigint, SumsOfOffer>()
  for (const claim of claims) {
    let { waiting, paid } = sums.get(claim.uid) ?? nothingGiven
    const own = claim.pack_ids.flatMap((id) => packOf.get(id) ?? [])
    for (const id of [...claim.bonus_ids, ...own.flatMap(({ bonus_id: one }) => one ?? [])]) {
      const bonus = bonusOf.get(id)
      if (bonus?.status === 'used') paid += bonus.amount_minor
      else if (bonus?.status === 'available' || bonus?.status === 'active') waiting += bonus.amount_minor
    }
    for (const { pays, win_minor: win } of own) if (pays === 'cash') paid += win
    for (const id of claim.free_bet_ids) paid += payoutOf.get(id) ?? 0n
    sums.set(claim.uid, { waiting, paid })
  }
  return sums
}
