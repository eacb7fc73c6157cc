import { type Currency, money, toWire } from '@ante/kit/money'
import type { DayOfPlay } from '@ante/kit/played-days'
import type { Calculation } from '../bonuses/contract.ts'
import type { Reckoned } from '../bonuses/index.ts'
import { endOf, startOf } from './rules/weeks.ts'

interface Week {
  readonly week: string
  readonly currency: Currency
  readonly percent: number
  readonly days: readonly DayOfPlay[]
}

/** What a player reads of how it came to its sum; it is kept with the cashback. */
export function wireCalculation({ week, currency, percent, days }: Week, { netLoss, isCapped }: Reckoned): Calculation {
  const sum = (minor: bigint) => toWire(money(minor, currency))
  return {
    from: startOf(week).toISOString(),
    until: endOf(week).toISOString(),
    days: days.map(({ day, plays, staked, returned }) => ({
      day,
      plays,
      staked: sum(staked),
      returned: sum(returned),
    })),
    net_loss: sum(netLoss),
    percent,
    is_capped: isCapped,
  }
}
