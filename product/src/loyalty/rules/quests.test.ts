import { instantOf } from '@ante/kit/instant'
import { describe, expect, it } from 'vitest'
import { advance, atStart, type Deed, endOf, periodOf, type QuestGoal, type QuestProgress } from './quests.ts'

const least = { USD: 100 }
const round = (more: object = {}): Deed => ({
  type: 'round',
  game: 'dicebox',
  currency: 'USD',
  stakeMinor: 100n,
  winMinor: 0n,
  day: '2026-03-10',
  ...more,
})
const bet = (leagues: string[], more: object = {}): Deed => ({
  type: 'bet',
  currency: 'USD',
  stakeMinor: 100n,
  leagues,
  day: '2026-03-10',
  ...more,
})
const after = (goal: QuestGoal, ...deeds: Deed[]): QuestProgress =>
  deeds.reduce((progress, deed) => advance(goal, progress, deed), atStart)

describe('how far a quest is', () => {
  it('LOY-24 rounds count from the least stake on, in the named games, and never beyond the goal', () => {
    const goal: QuestGoal = { type: 'rounds', count: 2, least, games: ['dicebox'] }
    expect(after(goal, round({ stakeMinor: 99n }), round({ game: 'clearing' }), round({ currency: 'EUR' })).done).toBe(
      0
    )
    expect(after(goal, round(), bet([])).done).toBe(1)
    expect(after(goal, round(), round(), round()).done).toBe(2)
  })

  it('LOY-24 wins count that paid at least so many times their stake', () => {
    const goal: QuestGoal = { type: 'wins', count: 5, least, games: [], times_percent: 250 }
    expect(after(goal, round({ winMinor: 249n }), round({ winMinor: 250n }), round({ winMinor: 900n })).done).toBe(2)
  })

  it('LOY-24 different games and pages count once each', () => {
    const games: QuestGoal = { type: 'games', count: 3, least }
    expect(after(games, round(), round(), round({ game: 'clearing' })).done).toBe(2)
    const pages: QuestGoal = { type: 'pages', pages: ['/fairness', '/support'] }
    const page = (name: string): Deed => ({ type: 'page', page: name })
    expect(after(pages, page('/support'), page('/support'), page('/'), round()).done).toBe(1)
    expect(after(pages, page('/support'), page('/fairness')).done).toBe(2)
  })

  it('LOY-24 bets count on the named leagues', () => {
    const goal: QuestGoal = { type: 'bets', count: 3, least, leagues: ['Harbour League'] }
    expect(after(goal, bet(['Harbour League', 'Other']), bet(['Other']), round()).done).toBe(1)
    expect(after({ ...goal, leagues: [] }, bet([]), bet(['Other'])).done).toBe(2)
  })

  it('LOY-24 days in a row begin anew after a day without play', () => {
    const goal: QuestGoal = { type: 'days', count: 3, least }
    const on = (...days: string[]) => after(goal, ...days.map((day) => round({ day }))).done
    expect(on('2026-02-27', '2026-02-28', '2026-02-28')).toBe(2)
    expect(on('2026-02-28', '2026-03-01', '2026-03-02')).toBe(3)
    expect(on('2026-02-28', '2026-03-01', '2026-03-03')).toBe(1)
  })
})

it('LOY-24 a day and a week are those of the player’s clock, a week begins on Monday', () => {
  const at = instantOf('2026-03-08T23:30:00Z')
  expect([periodOf('once', 'UTC', at), periodOf('daily', 'UTC', at), periodOf('weekly', 'UTC', at)]).toEqual([
    '',
    '2026-03-08',
    '2026-03-02',
  ])
  expect([periodOf('daily', 'Europe/Berlin', at), periodOf('weekly', 'Europe/Berlin', at)]).toEqual([
    '2026-03-09',
    '2026-03-09',
  ])
  expect([endOf('once', ''), endOf('daily', '2026-02-28'), endOf('weekly', '2026-03-02')]).toEqual([
    undefined,
    '2026-03-01',
    '2026-03-09',
  ])
})
