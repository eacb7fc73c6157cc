import { expect, it } from 'vitest'
import { funnelOf, retentionOf } from './funnel.ts'

it('TRK-20 a funnel is summed over its days and its markets', () => {
  const rows = [
    { day: '2026-11-02', market: 'uk', step: 'visit', count: 10 },
    { day: '2026-11-01', market: 'uk', step: 'visit', count: 5 },
    { day: '2026-11-01', market: 'default', step: 'registered', count: 2 },
  ] as const
  const counts = (change: object) => ({
    visit: 0,
    registration_opened: 0,
    registered: 0,
    first_deposit: 0,
    first_stake: 0,
    ...change,
  })
  expect(funnelOf(rows)).toEqual({
    total: counts({ visit: 15, registered: 2 }),
    days: [
      { day: '2026-11-01', counts: counts({ visit: 5, registered: 2 }) },
      { day: '2026-11-02', counts: counts({ visit: 10 }) },
    ],
    markets: [
      { market: 'default', counts: counts({ registered: 2 }) },
      { market: 'uk', counts: counts({ visit: 15 }) },
    ],
  })
  expect(funnelOf([])).toEqual({ total: counts({}), days: [], markets: [] })
})

it('TRK-20 retention counts a day only when it is over', () => {
  const rows = [
    { day: '2026-11-01', market: 'uk', players: 4, day_1: 3, day_7: 1, day_30: 0 },
    { day: '2026-11-19', market: 'uk', players: 2, day_1: 1, day_7: 0, day_30: 0 },
    { day: '2026-11-26', market: 'default', players: 7, day_1: 5, day_7: 0, day_30: 0 },
  ]
  const [all, first, uk] = retentionOf(rows, '2026-11-27')
  const none = { of: 0, back: 0 }
  expect(all).toEqual({ market: '', players: 13, day_1: { of: 6, back: 4 }, day_7: { of: 6, back: 1 }, day_30: none })
  expect(first).toEqual({ market: 'default', players: 7, day_1: none, day_7: none, day_30: none })
  expect(uk).toMatchObject({ market: 'uk', players: 6, day_7: { of: 6, back: 1 } })
  expect(retentionOf(rows, '2026-12-02')[0]?.day_30).toEqual({ of: 4, back: 0 })
})
