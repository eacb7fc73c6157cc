import type { ReadTx, Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import { next } from '@ante/kit/machine'
import { type Currency, type Money, money } from '@ante/kit/money'
import type { OpposedPlay } from '@ante/kit/opposed-plays'
import type { BonusKind, Gift } from './contract.ts'
import { giveBack, isStillCounting } from './end-bonuses.ts'
import { bonusMachine, type BonusState, isFulfilled } from './rules/bonus.ts'
import * as store from './store.ts'
import { flagLinkedLoss } from './store-flags.ts'
import type { Loss } from './store-void-losses.ts'

export { linkedTo } from './linked-accounts.ts'
export { type EndingGift, giftSoonMs, tellGift } from './tell-gift.ts'
export { giveCalculated } from './cashbacks.ts'
export { type PaidForVoid, tellPaidForVoid } from './flag-rewards.ts'
export { earningAmong, earnsRewards } from './earns-rewards.ts'
export { countPlayed, countStakes, recountPlayed } from './count-stakes.ts'
export { type Bounds, reckon, type Reckoned } from './rules/loss.ts'
export type { CalculatedCashbacks, HeldFor } from './store-cashbacks.ts'
export {
  type GivenCashback,
  putVoidCashbacks,
  readGivenCashbacks,
  type RecheckedCashback,
} from './store-void-cashbacks.ts'
export type { BonusState, SettledStake } from './rules/bonus.ts'
export {
  arcadeWays,
  atLeastNone,
  bestBack,
  costOf,
  none,
  type Play,
  type Reward,
  type Way,
  worthOf,
} from './rules/value.ts'
export { termsOfGift } from './wire.ts'
export { recheckLoss } from './recheck-loss.ts'
export { lockSharesOfLosses, type Loss, type ShareOfLoss } from './store-void-losses.ts'

export interface BonusGrant extends Described {
  readonly uid: bigint
  readonly currency: Currency
  /** Who gives it (`offer:12:0`): given twice it is given once. */
  readonly source: string
  readonly gift: Gift
  /** Of one that is a share of a loss. */
  readonly loss?: Loss | undefined
}

/** A bonus that waits for its player. Answers its id, or undefined where the gift has no amount in this currency. */
export async function giveBonus(
  tx: Tx,
  { uid, currency, source, gift, texts, images, loss }: BonusGrant
): Promise<bigint | undefined> {
  const amount = gift.amounts_minor[currency]
  if (amount === undefined) return undefined
  const {
    kind = 'casino',
    wager_times,
    weights,
    days,
    take_within_days = 30,
    odds_least = null,
    stakes_most_minor = {},
  } = gift
  const terms = {
    amountMinor: BigInt(amount),
    currency,
    wagerTimes: wager_times,
    weights,
    days,
    takeWithinDays: take_within_days,
    kind,
    oddsLeast: odds_least === null ? null : Math.round(odds_least * 1_000),
    stakeMostMinor: BigInt(stakes_most_minor[currency] ?? 0) || null,
    loss,
  }
  return store.giveBonus(tx, { uid, source, texts, images, ...terms })
}

/** Takes a bonus away that its player has not activated; false where they have, or it is over. */
export async function takeBackBonus(tx: Tx, id: bigint): Promise<boolean> {
  const row = await store.lockBonus(tx, id)
  if (row?.status !== 'available') return false
  await store.end(tx, id, 'removed')
  return true
}

/**
 * Takes a bonus away whose reason has gone, also an active one; what is fulfilled, or over, stays as it is. `waits` where rounds are still to be told of that
 * may fulfil it: then it has to be asked again.
 */
export async function revokeBonus(tx: Tx, uid: bigint, id: bigint): Promise<'revoked' | 'over' | 'waits'> {
  await store.lockPlayer(tx, uid)
  const row = await store.lockBonus(tx, id)
  if (!row || (row.status !== 'available' && (row.status !== 'active' || isFulfilled(row)))) return 'over'
  if (await isStillCounting(tx, row)) return 'waits'
  if (row.status === 'active') await giveBack(tx, row, 'bonus-remove')
  await store.end(tx, id, 'removed')
  return 'revoked'
}

/** Gives a bonus again that was revoked: what has counted towards it counts still, and the time in which it was gone is not lost. */
export async function restoreBonus(tx: Tx, uid: bigint, id: bigint): Promise<void> {
  await store.lockPlayer(tx, uid)
  const row = await store.lockBonus(tx, id)
  if (row && next(bonusMachine, row.status, 'restore')) await store.restore(tx, id)
}

/** Keeps that an offer gave a player something that is no bonus here and is one to a market: free spins. `source` as of a bonus: `offer:12:0`. */
export const noteGiftOfOffer = async (tx: Tx, uid: bigint, source: string): Promise<void> =>
  void (await store.noteGift(tx, uid, source))

/** How many bonuses, and what is one to a market, offers gave a player, whatever has become of them. */
export const countOffersGiven = store.countOffersGiven

/** A bonus that is a share of a loss waits for staff where a linked account had the other side of it. */
export const holdForLinkedLoss = async (tx: Tx, bonus: bigint, uid: bigint, opposed: OpposedPlay): Promise<void> =>
  void (await flagLinkedLoss(tx, bonus, uid, opposed))

/** What has become of these bonuses. */
export const bonusStatesOf = async (tx: ReadTx, ids: readonly bigint[]): Promise<Map<bigint, BonusState>> =>
  new Map((ids.length > 0 ? await store.readStates(tx, ids) : []).map(({ id, status }) => [id, status]))

/** What these bonuses are, and what has become of them. */
export const bonusSums = (tx: ReadTx, ids: readonly bigint[]): ReturnType<typeof store.readSums> =>
  ids.length > 0 ? store.readSums(tx, ids) : Promise.resolve([])

/** DLG-43: the active bonuses that a withdrawal would cancel. What is fulfilled is the player's and not among them. */
export async function burnableBonuses(
  tx: ReadTx,
  uid: bigint
): Promise<{ id: bigint; kind: BonusKind; amount: Money }[]> {
  const active = await store.readActive(tx, uid)
  return active
    .filter((row) => !isFulfilled(row))
    .map((row) => ({ id: row.id, kind: row.kind, amount: money(row.amount_minor, row.currency) }))
}

export { bonusData } from './store-personal-data.ts'
