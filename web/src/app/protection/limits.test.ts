import { describe, expect, it } from 'vitest'
import { depositLeft, type OwnLimit, stakeLeft } from './limits.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const limit = (kind: OwnLimit['kind'], available: number, ends_at: string | null = null): OwnLimit => ({
  kind,
  period: kind === 'single' ? 0 : 7,
  limit: usd(100),
  available: usd(available),
  ends_at,
  change: null,
})

describe('what limits leave', () => {
  it('the tightest of all limits of deposits, and the market’s own, says what may be deposited and until when', () => {
    const limits = [limit('deposit', 60, '2026-12-01T10:00:00.000Z'), limit('deposit', 40, null), limit('stake', 5)]
    expect(depositLeft({ limits, market: null })).toMatchObject({ sum: { minor: 4000n }, until: null })
    const market = { limit: usd(1000), available: usd(30), ends_at: '2026-12-01T00:00:00.000Z', by: 'market' as const }
    expect(depositLeft({ limits, market })).toMatchObject({ sum: { minor: 3000n }, until: market.ends_at })
    expect(depositLeft({ limits: [limit('loss', 1)], market: null })).toBeUndefined()
  })

  it('of stakes and losses the tighter one binds; a limit of one stake stands beside it', () => {
    const { left, single } = stakeLeft({ limits: [limit('loss', 20), limit('stake', 70), limit('single', 100)] })
    expect([left?.sum.minor, single?.minor]).toEqual([2000n, 10000n])
    expect(stakeLeft({ limits: [limit('deposit', 1)] })).toEqual({ left: undefined, single: undefined })
  })
})
