import { type Currency, money, toWire } from '@ante/kit/money'
import { type Reckoned, termsOfGift } from '../bonuses/index.ts'
import { wireBoostGift } from '../sportsbook/index.ts'
import type { OfferGives } from './contract.ts'
import { bonusOfLoss, type LossBackGift, type OfferGift } from './rules/gifts.ts'

export interface GameName {
  readonly sysname: string
  readonly name: string
}
interface Reader {
  readonly step: number
  readonly currency: Currency
  readonly games: ReadonlyMap<string, GameName>
  /** What a share of their loss would be now; undefined for a visitor. */
  readonly lost?: Reckoned | undefined
}

/** A gift as it would be for this reader; undefined where it is none: another currency, a game that is not in the hall. */
export function wireGift(one: OfferGift, { step, currency, games, lost }: Reader): OfferGives | undefined {
  const sum = (minor: number | undefined) => (minor === undefined ? undefined : toWire(money(BigInt(minor), currency)))
  if (one.type === 'bonus') {
    const terms = termsOfGift(one, currency)
    return terms && { type: 'bonus', ...terms }
  }
  if (one.type === 'free_spins') {
    const [game, stake] = [games.get(one.game), sum(one.stakes_minor[currency])]
    if (!game || !stake) return undefined
    const bonus = one.bonus ? { wager_times: one.bonus.wager_times, days: one.bonus.days } : null
    return { type: 'free_spins', game, count: one.count, stake, days: one.days, bonus }
  }
  if (one.type === 'free_bet') {
    const { days, returns_stake, odds_least } = one
    const amount = sum(one.amounts_minor[currency])
    return amount && { type: 'free_bet', amount, days, returns_stake, odds_least }
  }
  if (one.type === 'boost') {
    const terms = wireBoostGift(one, currency)
    return terms && { type: 'boost', ...terms }
  }
  if (one.type === 'loss_back') return wireLossBack(one, currency, lost)
  const { steps, type: _, ...rest } = one
  const at = steps[step - 1]
  const most = at?.most_minor[currency]
  if (!at || most === undefined) return undefined
  const terms = termsOfGift({ ...rest, type: 'bonus', amounts_minor: { [currency]: most } }, currency)
  if (!terms) return undefined
  return { type: 'match', ...terms, percent: at.percent, least: sum(at.least_minor[currency]) ?? null }
}

/** The terms are those of the bonus that it would be now, or of the largest where that is none. */
function wireLossBack(one: LossBackGift, currency: Currency, lost: Reckoned | undefined): OfferGives | undefined {
  const { of, percent, over_days, least_minor, most_minor } = one
  const most = most_minor[currency]
  if (most === undefined) return undefined
  const amount = lost && lost.sum > 0n ? lost.sum : BigInt(most)
  const terms = termsOfGift(bonusOfLoss(one, currency, amount), currency)
  if (!terms) return undefined
  const sum = (minor: bigint) => toWire(money(minor, currency))
  return {
    type: 'loss_back',
    ...terms,
    of,
    percent,
    over_days,
    least: sum(BigInt(least_minor[currency] ?? 1)),
    most: sum(BigInt(most)),
    now: lost ? { lost: sum(lost.netLoss), amount: sum(lost.sum) } : null,
  }
}
