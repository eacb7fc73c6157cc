import { errorTypes } from '@ante/kit/refusal'
import { en } from '@ante/texts/en/index'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { atFields } from './at-fields.ts'
import { type Led, linkOf, react, reactions, reactionTo, onErrorRedirect } from './reactions.ts'

const refused = (type: keyof typeof errorTypes, code = '') => ({
  type: `${type}Exception` as const,
  status: errorTypes[type],
  code,
  message: type,
})
const shown = (type: keyof typeof errorTypes) => reactionTo(refused(type))

describe('reactions to refusals', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('ERR-31 each of the 29 types has one, and a sentence', () => {
    expect(Object.keys(reactions).toSorted()).toEqual(Object.keys(errorTypes).toSorted())
    expect(Object.keys(reactions)).toHaveLength(29)
    expect(Object.keys(en.errors).toSorted()).toEqual(Object.keys(errorTypes).toSorted())
  })

  it('ERR-02 ERR-08 ERR-10 ERR-14 fatal ones have their page', () => {
    expect(shown('ApplicationDisabled')).toEqual({ shows: 'fatal', page: 'maintenance' })
    expect(shown('ApplicationUnavailable')).toEqual({ shows: 'fatal', page: 'maintenance' })
    expect(shown('AccessDenied')).toEqual({ shows: 'fatal', page: 'forbidden' })
    expect(shown('UserBanned')).toEqual({ shows: 'fatal', page: 'blocked' })
    expect(reactionTo({ type: 'InvalidRequestException', status: 403 })).toEqual({ shows: 'fatal', page: 'forbidden' })
  })

  it('ERR-01 ERR-06 ERR-07 ERR-16 notices are said where the call was made, and written down', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    for (const type of ['UnknownError', 'InvalidRequest', 'InternalServerError', 'TooManyRequests'] as const) {
      expect(shown(type), type).toEqual({ shows: 'notice' })
      react(refused(type))
    }
    expect(warn).toHaveBeenCalledTimes(4)
  })

  it('ERR-03 ERR-26 what a player can do nothing about is only written down', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const lead = vi.fn<(reaction: Led) => void>()
    const end = onErrorRedirect(lead)
    for (const type of ['MethodNotFound', 'StorageQuotaExceeded'] as const) {
      expect(shown(type), type).toEqual({ shows: 'nothing' })
      react(refused(type))
    }
    end()
    expect(warn).toHaveBeenCalledTimes(2)
    expect(lead).not.toHaveBeenCalled()
  })

  it('ERR-11 ERR-12 ERR-18 ERR-24 ERR-27 DLG-44 some lead on from wherever the call was made', () => {
    const lead = vi.fn<(reaction: Led) => void>()
    const end = onErrorRedirect(lead)
    for (const type of [
      'UserNeedDeposit',
      'UserNeedProfileData',
      'BillingTransactionDeclined',
      'KycUserProfile',
      'SumsubVerificationRequired',
    ] as const)
      react(refused(type))
    end()
    react(refused('UserNeedDeposit'))
    expect(lead.mock.calls.map(([reaction]) => reaction)).toEqual([
      { shows: 'page', to: '/cashier/deposit' },
      { shows: 'confirm', name: 'fillProfile' },
      { shows: 'page', to: '/cashier/payfail' },
      { shows: 'confirm', name: 'fillProfile' },
      { shows: 'popup', name: 'SumsubPopup' },
    ])
  })

  it('a stake without the money for it does not tear the player away', () => {
    expect(reactionTo(refused('UserNeedDeposit', 'insufficient_funds'))).toEqual({ shows: 'notice' })
  })

  it('ERR-13 ERR-17 ERR-19 ERR-20 ERR-21 ERR-22 ERR-23 ERR-25 ERR-28 ERR-29 ERR-30 those of the cashier stand in its forms, with a way on', () => {
    const plain = [
      'BillingServiceError',
      'BillingUnavailable',
      'WithdrawalDeclined',
      'WithdrawalLimitsExceeded',
      'WithdrawalLimitsPeriodExceeded',
    ] as const
    for (const type of plain) expect(shown(type), type).toEqual({ shows: 'form' })
    expect(linkOf('UserNeedConfirmContactException')).toBe('confirmContact')
    expect(linkOf('KycWithdrawalException')).toBe('kycWithdrawal')
    expect(linkOf('BillingDepositLimitExceededException')).toBe('limits')
    for (const type of ['RequisitesOnVerificationException', 'RequisitesValidationRequiredException'])
      expect(linkOf(type), type).toBe('verification')
    expect(linkOf('RequisitesFraudulentException')).toBe('support')
    expect(linkOf('WithdrawalDeclinedException')).toBeUndefined()
  })

  it('ERR-09 ERR-15 an ended session is read again; wrong parameters stand at their fields', () => {
    expect([shown('Authorization'), shown('UserDeleted')]).toEqual([{ shows: 'signedOut' }, { shows: 'signedOut' }])
    expect(shown('InvalidParameter')).toEqual({ shows: 'fields' })
    expect(reactionTo({ type: 'NeverHeardOfException', status: 418 })).toEqual({ shows: 'notice' })
  })
})

describe('refusals at fields', () => {
  it('VAL-93 stand at the field of their name; what the form does not ask for is said elsewhere', () => {
    expect(atFields({ amount: 'Wrong field', methodId: 'Gone' }, ['amount', 'requisites.iban'])).toEqual({
      at: { amount: 'Wrong field' },
      elsewhere: { methodId: 'Gone' },
    })
  })
  it('VAL-94 phone and mobile are one field', () => {
    expect(atFields({ phone: 'wrong phone format' }, ['mobile'])).toEqual({
      at: { mobile: 'wrong phone format' },
      elsewhere: {},
    })
    expect(atFields({ mobile: 'wrong phone format' }, ['phone'])).toEqual({
      at: { phone: 'wrong phone format' },
      elsewhere: {},
    })
    expect(atFields({ mobile: 'a', phone: 'b' }, ['phone', 'mobile'])).toEqual({
      at: { mobile: 'a', phone: 'b' },
      elsewhere: {},
    })
  })
})
