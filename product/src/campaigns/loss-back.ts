import type { ReadTx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import type { Currency } from '@ante/kit/money'
import type { OpposedPlay } from '@ante/kit/opposed-plays'
import { type DayOfPlay, sumOfDays } from '@ante/kit/played-days'
import type { Policy } from '@ante/kit/policy'
import { type Loss, type Reckoned, reckon } from '../bonuses/index.ts'
import { opposedByLinkedInGames, playedInGames } from '../games/index.ts'
import { opposedByLinkedInBets, playedInBets } from '../sportsbook/index.ts'
import type { LossBackGift, OfferGift } from './rules/gifts.ts'

/** When and in which market it is asked. */
export interface LossFacts {
  readonly uid: bigint
  readonly currency: Currency
  readonly now: number
  readonly bonusMost: Policy['bonusMost']
}

const readers = { casino: [playedInGames], betting: [playedInBets], all: [playedInGames, playedInBets] }
const opposedIn = {
  casino: [opposedByLinkedInGames],
  betting: [opposedByLinkedInBets],
  all: [opposedByLinkedInGames, opposedByLinkedInBets],
}
const spanOf = ({ over_days: days }: LossBackGift, now: number) => ({
  from: new Date(now - days * day),
  until: new Date(now),
})

const leastOf = (one: LossBackGift, currency: Currency): bigint => BigInt(one.least_minor[currency] ?? 1)

/** The days of play that a share of a loss is reckoned from, in one currency. */
export async function daysIn(
  tx: ReadTx,
  of: LossBackGift['of'],
  { uid, currency, span }: { uid: bigint; currency: Currency; span: { from: Date; until: Date } }
): Promise<DayOfPlay[]> {
  const days: DayOfPlay[] = []
  for (const read of readers[of])
    for (const played of await read(tx, uid, span)) if (played.currency === currency) days.push(...played.days)
  return days
}

/** What a share of a loss is worked out from, kept with its bonus. */
export async function lossOf(
  tx: ReadTx,
  one: LossBackGift,
  { uid, currency, now }: Pick<LossFacts, 'uid' | 'currency' | 'now'>
): Promise<Loss> {
  const span = spanOf(one, now)
  const { plays, staked } = sumOfDays(await daysIn(tx, one.of, { uid, currency, span }))
  return {
    of: one.of,
    percent: one.percent,
    from: span.from.toISOString(),
    until: span.until.toISOString(),
    least_minor: String(leastOf(one, currency)),
    plays,
    staked_minor: String(staked),
  }
}

/**
 * What shares of a loss come to at a moment: from rounds and bets by the time they ended, as cashback is, without free spins and what is still open. Never
 * more than the market allows.
 */
export async function reckonLosses(
  tx: ReadTx,
  gifts: readonly OfferGift[],
  { uid, currency, now, bonusMost }: LossFacts
): Promise<Map<LossBackGift, Reckoned>> {
  const reckoned = new Map<LossBackGift, Reckoned>()
  for (const one of gifts) {
    const most = one.type === 'loss_back' ? one.most_minor[currency] : undefined
    if (one.type !== 'loss_back' || most === undefined) continue
    const days = await daysIn(tx, one.of, { uid, currency, span: spanOf(one, now) })
    const bounds = {
      least: leastOf(one, currency),
      most: BigInt(bonusMost === null ? most : Math.min(most, bonusMost[currency])),
    }
    reckoned.set(one, reckon(days, one.percent, bounds))
  }
  return reckoned
}

/** Of the plays that a share of a loss was reckoned from those of which a linked account had the other side: together they lost nothing. */
export async function opposedInLoss(
  tx: ReadTx,
  one: LossBackGift,
  { uid, currency, now }: Pick<LossFacts, 'uid' | 'currency' | 'now'>
): Promise<OpposedPlay | undefined> {
  const found: OpposedPlay[] = []
  for (const read of opposedIn[one.of]) {
    const its = (await read(tx, [uid], spanOf(one, now))).get(`${uid} ${currency}`)
    if (its) found.push(its)
  }
  if (found.length === 0) return undefined
  return {
    plays: found.reduce((sum, { plays }) => sum + plays, 0),
    stakedMinor: found.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
    others: [...new Set(found.flatMap(({ others }) => others))],
  }
}
