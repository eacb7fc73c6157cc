import { money } from '@ante/kit/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type KnownVerdict, type Recorded, stepDeposit, stepPayout } from './verdict.ts'
import { type DepositState, depositStates, type WithdrawalState } from './words.ts'

const said = (outcome: KnownVerdict['outcome'], more: Partial<KnownVerdict> = {}): KnownVerdict => ({
  outcome,
  key: 'k',
  reference: 'r',
  amount: money(5_000),
  ...more,
})
const recorded = <S>(state: S, more: Partial<Recorded<S>> = {}): Recorded<S> => ({
  state,
  key: 'k',
  reference: 'r',
  amount: money(5_000),
  ...more,
})
const outcomes = fc.constantFrom<KnownVerdict['outcome'][]>('pending', 'success', 'failed', 'cancelled', 'expired')

describe('what a provider says of a deposit', () => {
  it('accepts a late success after every other end: the money did arrive', () => {
    for (const state of depositStates.filter((name) => name !== 'success')) {
      expect(stepDeposit(recorded(state), said('success'))).toEqual({ kind: 'move', to: 'success', reason: undefined })
    }
  })

  it('changes nothing after a success, whatever is said then', () => {
    for (const outcome of ['pending', 'success', 'failed', 'cancelled', 'expired'] as const) {
      expect(stepDeposit(recorded<DepositState>('success'), said(outcome))).toEqual({ kind: 'stay' })
    }
  })

  it('alarms instead of moving when sum, currency, key or reference are not ours', () => {
    expect(stepDeposit(recorded<DepositState>('pending'), said('success', { amount: money(5_001) }))).toEqual({
      kind: 'alarm',
      why: 'amount_differs',
    })
    expect(stepDeposit(recorded<DepositState>('pending'), said('success', { amount: money(5_000, 'EUR') }))).toEqual({
      kind: 'alarm',
      why: 'amount_differs',
    })
    expect(stepDeposit(recorded<DepositState>('pending'), said('success', { key: 'x' }))).toEqual({
      kind: 'alarm',
      why: 'foreign_key',
    })
    expect(stepDeposit(recorded<DepositState>('pending'), said('success', { reference: 'x' }))).toEqual({
      kind: 'alarm',
      why: 'foreign_reference',
    })
  })

  it('believes a callback that is faster than the answer to our own call', () => {
    expect(stepDeposit(recorded<DepositState>('created', { reference: undefined }), said('success'))).toMatchObject({
      kind: 'move',
      to: 'success',
    })
  })

  it('succeeds exactly once over any sequence of words that holds a success, in any order', () => {
    fc.assert(
      fc.property(fc.array(outcomes, { maxLength: 30 }), (words) => {
        let state: DepositState = 'created'
        let credited = 0
        for (const word of words) {
          const step = stepDeposit(recorded(state), said(word))
          if (step.kind !== 'move') continue
          if (step.to === 'success') credited++
          state = step.to
        }
        expect(credited).toBe(words.includes('success') ? 1 : 0)
        if (credited === 1) expect(state).toBe('success')
      }),
      { seed: 1 }
    )
  })
})

describe('what a provider says of a payout', () => {
  it('CASH-43 pays or declines what is approved, and gives the reason', () => {
    expect(stepPayout(recorded<WithdrawalState>('approved'), said('success'))).toEqual({
      kind: 'move',
      to: 'paid',
      reason: undefined,
    })
    expect(stepPayout(recorded<WithdrawalState>('approved'), said('failed', { reason: 'instrument_refused' }))).toEqual(
      {
        kind: 'move',
        to: 'declined',
        reason: 'instrument_refused',
      }
    )
    expect(stepPayout(recorded<WithdrawalState>('approved'), said('pending'))).toEqual({ kind: 'stay' })
  })

  it('never gives the money back twice, and alarms when a later word contradicts the end', () => {
    expect(stepPayout(recorded<WithdrawalState>('declined'), said('failed'))).toEqual({ kind: 'stay' })
    expect(stepPayout(recorded<WithdrawalState>('declined'), said('success'))).toEqual({
      kind: 'alarm',
      why: 'contradicts_end',
    })
    expect(stepPayout(recorded<WithdrawalState>('paid'), said('failed'))).toEqual({
      kind: 'alarm',
      why: 'contradicts_end',
    })
    expect(stepPayout(recorded<WithdrawalState>('cancelled'), said('success'))).toEqual({
      kind: 'alarm',
      why: 'contradicts_end',
    })
  })
})
