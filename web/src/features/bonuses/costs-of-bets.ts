import { fromWire, money, toWire } from '@ante/kit/money'
import type { Terms } from '@ante/product/bonuses/contract'
import { worthAfter } from '@ante/product/bonuses/rules/worth-after'
import { costOfBetKind } from '@ante/product/sportsbook/rules/bet-costs'

/** Terms of a bonus for bets, with what these cost by the margin of our prices and what is left of the bonus then. Others stay as they are. */
export function withCostsOfBets(terms: Terms): Terms {
  const weights = terms.weights.map((one) => {
    const { type, stake, cost } = one
    if (cost || !stake || (type !== 'single' && type !== 'accumulator')) return one
    const { minor, currency } = fromWire(stake)
    const { leastMinor, mostMinor } = costOfBetKind(type, minor)
    return { ...one, cost: { least: toWire(money(leastMinor, currency)), most: toWire(money(mostMinor, currency)) } }
  })
  if (terms.worth || weights.every((one, index) => one === terms.weights[index])) return { ...terms, weights }
  const amount = fromWire(terms.amount)
  const worth = worthAfter(
    amount.minor,
    weights.flatMap(({ cost }) =>
      cost ? [{ leastMinor: fromWire(cost.least).minor, mostMinor: fromWire(cost.most).minor }] : []
    )
  )
  const sum = (minor: bigint) => toWire(money(minor, amount.currency))
  return { ...terms, weights, worth: worth ? { least: sum(worth.leastMinor), most: sum(worth.mostMinor) } : null }
}
