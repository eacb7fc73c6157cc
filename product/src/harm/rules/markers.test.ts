import { instant } from '@ante/kit/instant'
import { createPolicies } from '../../policies/index.ts'
import { describe, expect, it } from 'vitest'
import { type DayFacts, levelOf, markersOf, riseOf, scoreOf } from './markers.ts'

const { harm: rules } = createPolicies().of(instant(Date.now()), ['default'])
const day = (ago: number, more: Partial<DayFacts> = {}): DayFacts => ({
  ago,
  rounds: 0,
  nightRounds: 0,
  stakedMinor: 0n,
  chasingDeposits: 0,
  declinedDeposits: 0,
  cancelledWithdrawals: 0,
  longestMinutes: 0,
  ...more,
})
const shown = (days: readonly DayFacts[], raisedLimits = 0) => markersOf({ days, raisedLimits }, rules)

describe('the markers of harm', () => {
  it('show nothing of who plays now and then', () => {
    const days = [0, 3, 9, 12, 20].map((ago) => day(ago, { rounds: 60, stakedMinor: 3000n, longestMinutes: 50 }))
    expect(shown(days)).toEqual([])
    expect(scoreOf([])).toBe(0)
    expect(levelOf(0, rules)).toBe(0)
  })

  it.each([
    ['chasing', { chasingDeposits: 1 }, rules.markers.chasing.from],
    ['declined_deposits', { declinedDeposits: 1 }, rules.markers.declined_deposits.from],
    ['cancelled_withdrawals', { cancelledWithdrawals: 1 }, rules.markers.cancelled_withdrawals.from],
  ] as const)('%s shows from its threshold on, and twice as strongly at twice of it', (marker, one, from) => {
    const times = (count: number) => Array.from({ length: count }, (_, ago) => day(ago, one))
    const { weight } = rules.markers[marker]
    expect(shown(times(from - 1))).toEqual([])
    expect(shown(times(from))).toEqual([{ marker, value: from, from, points: weight }])
    expect(shown(times(2 * from))).toEqual([{ marker, value: 2 * from, from, points: 2 * weight }])
  })

  it('night play is a share of enough rounds', () => {
    expect(shown([day(0, { rounds: 10, nightRounds: 10 })])).toEqual([])
    expect(shown([day(0, { rounds: 100, nightRounds: 40 })])).toMatchObject([{ marker: 'night', value: 40 }])
    expect(shown([day(0, { rounds: 100, nightRounds: 5 })])).toEqual([])
  })

  it('long sessions, raised limits and rising stakes show', () => {
    expect(shown([day(1, { longestMinutes: 300 })])).toMatchObject([{ marker: 'long_sessions', value: 300 }])
    expect(shown([], 3)).toMatchObject([{ marker: 'raised_limits', value: 3 }])
    const before = [8, 12, 16].map((ago) => day(ago, { rounds: 5, stakedMinor: 1000n }))
    const now = [1, 2].map((ago) => day(ago, { rounds: 5, stakedMinor: 3000n }))
    expect(shown([...before, ...now])).toMatchObject([{ marker: 'rising_stakes', value: 200 }])
    expect(riseOf([...before.slice(1), ...now])).toBe(0)
    expect(riseOf([...before, ...now.slice(1)])).toBe(0)
  })

  it('counts no day that is older than the market looks back', () => {
    expect(shown([day(rules.days, { longestMinutes: 600 })])).toEqual([])
  })

  it('every market says what each marker weighs and what follows, the mildest first', () => {
    const policies = createPolicies()
    for (const market of ['default', 'gb', 'mga', 'de', 'nl', 'se', 'ca-on', 'br'] as const) {
      const { harm } = policies.of(instant(Date.now()), [market])
      const froms = harm.levels.map(({ from }) => from)
      expect(froms).toEqual(froms.toSorted((one, other) => one - other))
      expect(harm.levels.map(({ actions }) => actions.length > 0)).not.toContain(false)
    }
  })
})
