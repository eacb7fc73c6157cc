import { money } from '@ante/kit/money'
import { isRefused } from '@ante/kit/refusal'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalBalance } from './balance.ts'
import { type DepositFacts, failuresBeforePause, planDeposit } from './deposit.ts'
import type { Method } from './method.ts'
import { openWithdrawalsMax, planWithdrawal, type WithdrawalFacts } from './withdrawal.ts'

const card: Method = {
  id: 1n,
  sysname: 'card',
  direction: 'deposit',
  provider: 'bank',
  min: money(1_000),
  max: money(500_000),
  dayMax: money(1_000_000),
  fields: [],
  kind: 'bank',
  opens: 'same_window',
  reviewMs: 0,
}
const depositFacts: DepositFacts = { method: card, banks: [], savedCards: [], lastDay: money(0), recentFailures: 0 }
const toCard: Method = {
  ...card,
  id: 2n,
  direction: 'withdrawal',
  fields: [{ sysname: 'card_number', type: 'card_number', isRequired: true }],
}
const withdrawalFacts: WithdrawalFacts = {
  method: toCard,
  banks: [],
  savedCards: ['424242...4242'],
  lastDay: money(0),
  main: money(5_000),
  owed: money(0),
  openCount: 0,
  owner: { firstName: 'Ada', lastName: 'Lovelace' },
}
const deposit = (sum: string) => ({ methodSysname: 'card', sum, requisites: {} })
const withdrawal = (sum: string) => ({ methodSysname: 'card', sum, requisites: { card_number: '424242...4242' } })

describe('planning a deposit', () => {
  it('CASH-14 answers method, amount and requisites', () => {
    expect(planDeposit(depositFacts, deposit('50'))).toEqual({ method: card, amount: money(5_000), requisites: {} })
  })

  it('CASH-36 refuses a method that is not there, is for the other direction or goes by another name', () => {
    for (const method of [undefined, toCard, { ...card, sysname: 'wallet' }]) {
      expect(planDeposit({ ...depositFacts, method }, deposit('50'))).toMatchObject({
        refused: 'BillingUnavailable/method_unavailable',
      })
    }
  })

  it('CASH-36 says what is left when the day is full', () => {
    const answer = planDeposit({ ...depositFacts, lastDay: money(996_000) }, deposit('50'))
    expect(answer).toMatchObject({
      refused: 'BillingDepositLimitExceeded/day_limit',
      data: { available: { amount: 40, currency: 'USD' } },
    })
    expect(planDeposit({ ...depositFacts, lastDay: money(996_000) }, deposit('40'))).not.toHaveProperty('refused')
    expect(planDeposit({ ...depositFacts, lastDay: money(1_200_000) }, deposit('10'))).toMatchObject({
      data: { available: { amount: 0, currency: 'USD' } },
    })
  })

  it('pauses a player after five failures in ten minutes', () => {
    expect(planDeposit({ ...depositFacts, recentFailures: failuresBeforePause }, deposit('50'))).toMatchObject({
      refused: 'TooManyRequests',
    })
    expect(planDeposit({ ...depositFacts, recentFailures: failuresBeforePause - 1 }, deposit('50'))).not.toHaveProperty(
      'refused'
    )
  })
})

describe('planning a withdrawal', () => {
  it('CASH-39 answers the plan with the masked instrument', () => {
    expect(planWithdrawal(withdrawalFacts, withdrawal('20'))).toMatchObject({
      amount: money(2_000),
      instrument: '424242...4242',
    })
  })

  it('CASH-44 refuses more than there is, too many at once and too much a day, each by its own type', () => {
    expect(planWithdrawal(withdrawalFacts, withdrawal('51'))).toMatchObject({
      refused: 'WithdrawalDeclined/insufficient_funds',
    })
    expect(planWithdrawal({ ...withdrawalFacts, openCount: openWithdrawalsMax }, withdrawal('20'))).toMatchObject({
      refused: 'WithdrawalLimitsExceeded/too_many_open',
    })
    expect(planWithdrawal({ ...withdrawalFacts, lastDay: money(999_000) }, withdrawal('20'))).toMatchObject({
      refused: 'WithdrawalLimitsPeriodExceeded/day_limit',
    })
  })

  it('never plans more than the available sum, the bounds and the day allow', () => {
    fc.assert(
      fc.property(
        fc.nat(700_000),
        fc.nat(1_100_000),
        fc.integer({ min: 1, max: 6_000 }),
        (available, lastDay, whole) => {
          const answer = planWithdrawal(
            { ...withdrawalFacts, main: money(available), owed: money(0), lastDay: money(lastDay) },
            withdrawal(String(whole))
          )
          if (isRefused(answer)) return
          expect(answer.amount.minor <= BigInt(available)).toBe(true)
          expect(answer.amount.minor + BigInt(lastDay) <= 1_000_000n).toBe(true)
          expect(answer.amount.minor >= toCard.min.minor && answer.amount.minor <= toCard.max.minor).toBe(true)
        }
      ),
      { seed: 1 }
    )
  })
})

describe('the total balance', () => {
  it('CASH-04 adds main, bonus and betting bonus exactly', () => {
    expect(totalBalance({ main: money(10), bonus: money(20), bettingBonus: money(1) })).toEqual(money(31))
  })
})
