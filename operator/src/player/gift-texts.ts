import { fromWire } from '@ante/kit/money'
import { formatMoney } from '@ante/kit/money-text'
import type { StaffGift } from '@ante/product/sportsbook/contract-staff'
import type { Pack } from '@ante/product/games/rules/free-spins'
import type { BadgeTone } from '@ante/web/ui/badge'

type State = StaffGift['status']

export const giftStateNames: Readonly<Record<State, string>> = {
  active: 'Active',
  used: 'Used',
  expired: 'Expired',
  removed: 'Taken away',
}
export const giftStateTones: Readonly<Record<State, BadgeTone>> = {
  active: 'good',
  used: 'neutral',
  expired: 'neutral',
  removed: 'neutral',
}

export const giftNames: Readonly<Record<StaffGift['type'], string>> = { free_bet: 'Free bet', boost: 'Boost' }

/** What a free bet or a boost is worth. */
export function giftText(gift: StaffGift): string {
  if (gift.type === 'free_bet')
    return `${formatMoney(fromWire(gift.stake))}${gift.returns_stake ? ', the stake is paid too' : ''}`
  return `${gift.percent}% more, up to ${formatMoney(fromWire(gift.extra_most))}, on stakes up to ${formatMoney(fromWire(gift.stake_most))}`
}

/** What a bet has to be to use it. */
export function giftTermsText(gift: StaffGift): string {
  const legs = gift.type === 'boost' && gift.legs_least > 1 ? `${gift.legs_least} selections or more` : ''
  const odds = gift.odds_least === null ? '' : `odds of ${gift.odds_least} or higher`
  const terms = [legs, odds].filter((part) => part !== '').join(', ') || 'any bet'
  return `${terms.charAt(0).toUpperCase()}${terms.slice(1)}`
}

/** How many spins are left, and where their wins go. */
export function packText({ remaining_count: left, total_count: all, stake, bonus }: Pack): string {
  const to = bonus === null ? 'wins go to the balance' : `wins become a bonus, to be staked ${bonus.wager_times} times`
  return `${left} of ${all} left at ${formatMoney(fromWire(stake))}, ${to}`
}
