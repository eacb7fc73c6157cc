import { money } from '@ante/kit/money'
import { describe, expect, it } from 'vitest'
import { type PayoutFacts, refusePayout } from './payout-rules.ts'

const usd = (whole: number) => money(BigInt(whole) * 100n)
const facts = (more: Partial<PayoutFacts> = {}): PayoutFacts => ({
  kind: 'bank',
  main: usd(100),
  sources: [{ kind: 'card', left: usd(50), least: usd(10) }],
  deposited: usd(50),
  staked: usd(0),
  ...more,
})
const rules = { sourceFirst: true, turnoverPercent: 0 }
const of = (more: Partial<PayoutFacts> = {}, own = rules) => {
  const refusal = refusePayout(facts(more), own)
  return refusal && { type: refusal.refused, data: refusal.data }
}

describe('payouts against laundering', () => {
  it('MON-3 what came in by card goes back to cards first, as far as there is money and a way', () => {
    expect(of()).toEqual({
      type: 'WithdrawalDeclined/source_first',
      data: { amount: { amount: 50, currency: 'USD' }, kind: 'card' },
    })
    expect(of({ main: usd(30) })?.data).toMatchObject({ amount: { amount: 30 } })
    expect(of({ kind: 'card' })).toBeUndefined()
    expect(of({ kind: 'debit-card' })).toBeUndefined()
    expect(of({ main: usd(9) })).toBeUndefined()
    expect(of({ sources: [{ kind: 'card', left: usd(0), least: usd(10) }] })).toBeUndefined()
    expect(of({ sources: [{ kind: 'card', left: usd(50), least: undefined }] })).toBeUndefined()
    expect(of({ sources: [{ kind: 'bank', left: usd(50), least: usd(10) }] })).toBeUndefined()
    expect(of({}, { sourceFirst: false, turnoverPercent: 0 })).toBeUndefined()
  })

  it('MON-18 what was paid in is staked as often as the operator asks for, to the last cent', () => {
    const once = { sourceFirst: false, turnoverPercent: 100 }
    expect(of({}, once)).toEqual({
      type: 'WithdrawalDeclined/play_first',
      data: { left: { amount: 50, currency: 'USD' } },
    })
    expect(of({ staked: money(4_999n) }, once)?.data).toEqual({ left: { amount: 0.01, currency: 'USD' } })
    expect(of({ staked: usd(50) }, once)).toBeUndefined()
    expect(of({ deposited: money(1n) }, { ...once, turnoverPercent: 50 })?.data).toEqual({
      left: { amount: 0.01, currency: 'USD' },
    })
    expect(of({ deposited: usd(0) }, once)).toBeUndefined()
  })
})
