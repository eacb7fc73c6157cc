import type { Currency } from '@ante/kit/money'
import type { Gift } from '../bonuses/contract.ts'
import type { Reward } from '../bonuses/index.ts'
import type { OfferGift } from '../campaigns/index.ts'
import type { ProductGift } from '../loyalty/index.ts'

/** What an offer gives, with all of its steps: of a match the most that each can be. */
export function rewardsOf(gift: OfferGift, currency: Currency): Reward[] {
  if (gift.type === 'loss_back') return [lossBackOf(gift, currency) ?? []].flat()
  if (gift.type !== 'match') return [rewardOf(gift, currency) ?? []].flat()
  const { kind, wager_times: wagerTimes, weights, odds_least: oddsLeast } = gift
  return gift.steps.flatMap(({ most_minor: most }) => {
    const minor = most[currency]
    return minor === undefined ? [] : { type: 'bonus', kind, minor: BigInt(minor), wagerTimes, weights, oddsLeast }
  })
}

/** At its most, and as if nothing had been lost for it. */
function lossBackOf(gift: Extract<OfferGift, { type: 'loss_back' }>, currency: Currency): Reward | undefined {
  const minor = gift.most_minor[currency]
  const { kind, wager_times: wagerTimes, weights, odds_least: oddsLeast } = gift
  return minor === undefined ? undefined : { type: 'bonus', kind, minor: BigInt(minor), wagerTimes, weights, oddsLeast }
}

/** What is given away, as it is valued; undefined where there is none in this currency. */
export function rewardOf(gift: Gift | ProductGift, currency: Currency): Reward | undefined {
  switch (gift.type) {
    case 'money': {
      const minor = gift.amounts_minor[currency]
      return minor === undefined ? undefined : { type: 'money', minor: BigInt(minor) }
    }
    case 'bonus': {
      const minor = gift.amounts_minor[currency]
      const { kind = 'casino', wager_times: wagerTimes, weights, odds_least: oddsLeast = null } = gift
      return minor === undefined
        ? undefined
        : { type: 'bonus', kind, minor: BigInt(minor), wagerTimes, weights, oddsLeast }
    }
    case 'free_spins': {
      const stake = gift.stakes_minor[currency]
      const { game, count, bonus } = gift
      const terms = bonus ? { wagerTimes: bonus.wager_times, weights: bonus.weights } : null
      return stake === undefined
        ? undefined
        : { type: 'free_spins', game, count, stakeMinor: BigInt(stake), bonus: terms }
    }
    case 'free_bet': {
      const minor = gift.amounts_minor[currency]
      const { returns_stake: returnsStake, odds_least: oddsLeast } = gift
      return minor === undefined ? undefined : { type: 'free_bet', minor: BigInt(minor), returnsStake, oddsLeast }
    }
    case 'boost': {
      const [stake, extra] = [gift.stakes_most_minor[currency], gift.extra_most_minor[currency]]
      const { percent, odds_least: oddsLeast } = gift
      return stake === undefined || extra === undefined
        ? undefined
        : { type: 'boost', percent, stakeMinor: BigInt(stake), extraMinor: BigInt(extra), oddsLeast }
    }
    // The fund is what a tournament costs, whoever takes part in it.
    case 'tournament_entry':
    case 'character':
      return { type: 'nothing' }
  }
}
