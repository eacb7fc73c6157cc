import { ar } from '@ante/texts/ar/index'
import { en } from '@ante/texts/en/index'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { FulfilledText, MeterText, withCostOfBet } from './bonus-meter.tsx'
import type { Meter } from './use-bonus-meter.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const
const meter: Meter = {
  id: '7',
  amount: usd(10),
  percent: 20,
  odds_least: null,
  stake_most: null,
  left: usd(41),
  stake: usd(205),
  cost: usd(2.05),
  worth: usd(7.95),
}
const textOf = (own: Partial<Meter>, bet?: number, locale: 'en' | 'ar' = 'en') =>
  renderToString(
    <IntlProvider locale={locale} messages={locale === 'en' ? en : ar} timeZone="UTC">
      <MeterText meter={{ ...meter, ...own }} isBet={bet !== undefined} odds={bet} />
    </IntlProvider>
  )
    .replace(/<[^>]*>/g, '')
    .trim()

it('BON-02 a game says what it counts, what is left to stake, what that costs, and what is left of the bonus', () => {
  expect(textOf({})).toBe(
    'With your bonus, this game counts 20%. Still to stake: $205.00. Expected cost of the rest: about $2.05. On average, about $7.95 of the bonus is left after that.'
  )
  expect(textOf({}, undefined, 'ar')).toContain('مع مكافأتك تُحتسب هذه اللعبة بنسبة')
})

it('BON-11 a bonus that was fulfilled here says so, to those who cannot see it too', () => {
  const shown = renderToString(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <FulfilledText amount={usd(10)} />
    </IntlProvider>
  )
  expect(shown).toContain('role="status"')
  expect(shown.replace(/<[^>]*>/g, '')).toBe('Wagering complete: $10.00 was added to your balance.')
})

it('BON-02 a cost above the bonus is said as it is, and a game that does not count says only that', () => {
  expect(textOf({ cost: usd(20), worth: usd(-10) })).toContain(
    'On average, that’s about $10.00 more than the bonus is worth.'
  )
  expect(textOf({ percent: 0, stake: null, cost: null, worth: null })).toBe(
    'This game doesn’t count towards your bonus.'
  )
})

it('BON-07 a bet below the least odds does not count; of others the cost is in the prices', () => {
  const bet = { cost: null, worth: null, odds_least: 1.5, percent: 50, stake: usd(60) }
  expect(textOf(bet, 1.49)).toBe(
    'This bet doesn’t count towards your bonus. Each selection needs odds of 1.50 or higher.'
  )
  expect(textOf(bet, 1.5)).toBe(
    'With your bonus, this bet counts 50%. Still to stake: $60.00. What that costs depends on the odds: our margin is in every price.'
  )
})

it('BON-07 a bet whose prices are known says what the rest costs by their margin, and what is left of the bonus', () => {
  const bet = { cost: null, worth: null, odds_least: null, percent: 50, stake: usd(60) }
  expect(textOf(withCostOfBet({ ...meter, ...bet }, 47_619), 1.5)).toBe(
    'With your bonus, this bet counts 50%. Still to stake: $60.00. Expected cost of the rest: about $2.86. On average, about $7.14 of the bonus is left after that.'
  )
  expect(withCostOfBet({ ...meter, ...bet }, undefined).cost).toBe(null)
})
