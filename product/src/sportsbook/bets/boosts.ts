import type { PlayerContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Currency, money, toWire } from '@ante/kit/money'
import type { boostEndpoints, BoostGift } from '../rules/boosts.ts'
import { type BoostOfBet, extraOf } from '../rules/gift-payouts.ts'
import type { BetRow } from './store-bets.ts'
import { readBoosts } from './store-boosts.ts'
import { giveFreeBetBack, insertFreeBet, takeFreeBetAgain } from './store-free-bets.ts'

type List = (typeof boostEndpoints)['sportsbook.getboosts']

export async function listBoosts(
  { db, player }: PlayerContext,
  { count, offset }: InputOf<List>
): Promise<OutputOf<List>> {
  const rows = await db.query((tx) => readBoosts(tx, player.uid, count, offset))
  return {
    items: rows.map((row) => ({
      id: String(row.id),
      percent: row.boost_percent,
      stake_most: toWire(money(row.stake_minor, row.currency)),
      extra_most: toWire(money(row.extra_most_minor, row.currency)),
      odds_least: row.odds_least === null ? null : row.odds_least / 1_000,
      legs_least: row.legs_least,
      expires_at: row.expires_at.toISOString(),
    })),
    count: Number(rows[0]?.total ?? 0n),
  }
}

/** The sums of a boost in a currency; undefined where it is none there. */
export function boostSums({ stakes_most_minor, extra_most_minor }: BoostGift, currency: Currency) {
  const [stake, extra] = [stakes_most_minor[currency], extra_most_minor[currency]]
  return stake === undefined || extra === undefined
    ? undefined
    : { stakeMost: money(BigInt(stake), currency), extraMost: money(BigInt(extra), currency) }
}

/** A boost as the wire shows it before it is given. */
export function wireBoostGift(gift: BoostGift, currency: Currency) {
  const sums = boostSums(gift, currency)
  return (
    sums && {
      percent: gift.percent,
      stake_most: toWire(sums.stakeMost),
      extra_most: toWire(sums.extraMost),
      odds_least: gift.odds_least,
      legs_least: gift.legs_least,
      days: gift.days,
    }
  )
}

/** A boost for a player, once for each source: its id, which is that of a free bet. Undefined where it is none in this currency. */
export async function giveBoost(
  tx: Tx,
  { uid, currency, source, gift }: { uid: bigint; currency: Currency; source: string; gift: BoostGift }
): Promise<bigint | undefined> {
  const sums = boostSums(gift, currency)
  if (!sums) return undefined
  return insertFreeBet(tx, {
    uid,
    source,
    currency,
    stakeMinor: sums.stakeMost.minor,
    returnsStake: false,
    oddsLeast: gift.odds_least === null ? null : Math.round(gift.odds_least * 1_000),
    days: gift.days,
    boost: { percent: gift.percent, extraMostMinor: sums.extraMost.minor, legsLeast: gift.legs_least },
  })
}

/** A locked bet gets an end: its boost is back where the bet is returned, with a day at least to use it, and gone again where that is corrected. */
export async function moveBoost(tx: Tx, bet: BetRow, isReturned: boolean): Promise<void> {
  if (bet.boost_id === null) return
  const wasReturned = bet.state === 'returned' || bet.state === 'rejected'
  if (wasReturned === isReturned) return
  await (isReturned ? giveFreeBetBack(tx, bet.boost_id, bet.id) : takeFreeBetAgain(tx, bet.boost_id, bet.id))
}

/** The boost of a bet; undefined where it has none. */
export const boostOf = (bet: BetRow): BoostOfBet | undefined =>
  bet.boost_id === null
    ? undefined
    : { percent: bet.boost_percent ?? 0, most: money(bet.boost_most_minor ?? 0n, bet.currency) }

/** A bet's boost as the wire shows it; null where it has none. */
export const wireBetBoost = (bet: BetRow) => {
  const boost = boostOf(bet)
  return boost
    ? {
        percent: boost.percent,
        extra_most: toWire(boost.most),
        extra: bet.payout_minor === null ? null : toWire(money(bet.boost_paid_minor ?? 0n, bet.currency)),
      }
    : null
}

/** What a bet may pay with its boost, in minor units beyond its own. */
export const potentialExtra = (bet: BetRow): bigint => {
  const boost = boostOf(bet)
  const [potential, stake] = [money(bet.potential_minor, bet.currency), money(bet.stake_minor, bet.currency)]
  return boost ? extraOf(potential, stake, boost).minor : 0n
}
