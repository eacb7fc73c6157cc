import { expect, it } from 'vitest'
import { GameFacts } from '../features/games/game-facts.tsx'
import { BetsFilter } from '../features/sportsbook/bets/bets-filter.tsx'
import { MatchClock } from '../features/sportsbook/match-clock.tsx'
import { useLabels } from '../features/sportsbook/labels.ts'
import { usePriceText } from '../features/sportsbook/price-text.ts'
import { html, siteOf } from './pages.fixture.tsx'

type Locale = 'en' | 'de' | 'ar'
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const fraction = { numerator: '99', denominator: '100', percent: '99.00' }
const facts = {
  certificate: {
    version: '1',
    hash: 'x',
    method: 'closed-form' as const,
    rtp: fraction,
    lowest: { numerator: '97', denominator: '100', percent: '97.00' },
    hits: { lowest: { ...fraction, percent: '1.00' }, highest: { ...fraction, percent: '95.00' } },
    volatility: 'low' as const,
    max_win: { multiple: '1234.50', one_in: '10' },
  },
  stakes: { min: usd(1), max: usd(1000) },
}
const text = (part: () => React.ReactNode, locale: Locale) =>
  html(part, siteOf({ locale }))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[ \n]+/g, ' ')

it('CASH-03 a page writes percentages and multiples as its language does, and money as the specification', () => {
  const part = () => <GameFacts facts={facts} sysname="dicebox" />
  expect(text(part, 'en')).toContain('99.00%')
  expect(text(part, 'en')).toContain('1,234.50 ×')
  expect(text(part, 'de')).toContain('99,00\u00a0%')
  expect(text(part, 'de')).toContain('1.234,50 ×')
  expect(text(part, 'de')).toContain('$1,000.00')
})

it('GAM-4 the figures of a game say to which choice they belong, how they were found, and the chance of the largest win', () => {
  const part = () => <GameFacts facts={facts} sysname="dicebox" />
  expect(text(part, 'en')).toContain('1.00% – 95.00%')
  expect(text(part, 'en')).toContain('Depends on your choice')
  expect(text(part, 'en')).toContain('With the least favourable choice: 97.00%')
  expect(text(part, 'en')).toContain('with an exact formula for every choice')
  expect(text(part, 'en')).not.toContain('counting every outcome')
  expect(text(part, 'de')).toContain('1 zu 10')
  const { lowest: _, ...rest } = facts.certificate
  const fixed = {
    ...facts,
    certificate: {
      ...rest,
      method: 'full-cycle' as const,
      lowest: fraction,
      hits: { lowest: fraction, highest: fraction },
    },
  }
  expect(text(() => <GameFacts facts={fixed} sysname="dicebox" />, 'en')).toContain('counting every outcome')
  expect(text(() => <GameFacts facts={fixed} sysname="dicebox" />, 'en')).not.toContain('choice')
})

it('a price and the line of a total are written as the language writes numbers', () => {
  const Part = () => {
    const price = usePriceText()
    const labels = useLabels()
    return `${price.wire(1.85)} ${price.total({ numerator: 125_504n, denominator: 1000n })} ${labels.outcome('over_under', 'over', 2.5, { home: 'A', away: 'B' })}`
  }
  expect(text(Part, 'en')).toBe('1.85 125.50 Over 2.5')
  expect(text(Part, 'de')).toContain('1,85 125,50 Über 2,5')
})

it('a price and the line of a total are written in the form that the player has chosen', () => {
  const Part = () => {
    const price = usePriceText()
    return `${price.wire(1.85)} ${price.total({ numerator: 125_504n, denominator: 1000n })}`
  }
  const as = (odds_format: 'fractional' | 'american') => {
    const site = siteOf({ locale: 'de' })
    return html(Part, { ...site, account: { ...site.account, odds_format } })
      .replaceAll(/<[^>]*>/g, '')
      .trim()
  }
  expect(as('fractional')).toBe('17/20 249/2')
  expect(as('american')).toBe('−118 +12450')
})

it('the round that a feed names as a matchday is named in the language of the page', () => {
  const Part = () => useLabels().round('Matchday 21') + useLabels().round('Final')
  expect(text(Part, 'en')).toBe('Matchday 21Final')
  expect(text(Part, 'de')).toBe('21. SpieltagFinal')
})

it('CASH-49 a date is typed in the form in which dates are shown, whatever the language of the browser', () => {
  const part = () => <BetsFilter query={{ filter: 'all', page: 1, from: '2026-11-23', to: undefined }} />
  const page = html(part, siteOf({ locale: 'de' }))
  expect(page).toMatch(/<input[^>]*value="23\.11\.2026"/)
  expect(page).toMatch(/<input[^>]*placeholder="TT\.MM\.JJJJ"/)
  expect(page).toMatch(
    /<input[^>]*type="hidden"[^>]*name="from"[^>]*value="2026-11-23"|<input[^>]*name="from"[^>]*type="hidden"[^>]*value="2026-11-23"/
  )
})

it('CASH-50 a short date has the month in the language of the page, the time stays h:mm', () => {
  const match = { phase: 'not_started' as const, minute: 0, added: 0, replay: false }
  const fixture = { ...match, live: false, kickoff: '2026-11-23T09:07:00Z' }
  const part = () => <MatchClock fixture={fixture} />
  expect(text(part, 'en')).toContain('23 Nov 9:07')
  expect(text(part, 'de')).toContain('23. Nov. 9:07')
  expect(text(part, 'ar')).toContain('23 نوفمبر 9:07')
})
