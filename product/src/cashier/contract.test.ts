import { describe, expect, test } from 'vitest'
import { endpoints, settings, topics } from './contract.ts'

const content = (value: object = {}) => settings.cashier.parse(value)

describe('the content of the cashier', () => {
  test('CASH-18 CASH-19 methods have their own addresses unless the content says none', () => {
    expect(content().paymentMethodsUrlDisplay).toBe('sysname')
    expect(content({ paymentMethodsUrlDisplay: 'none' }).paymentMethodsUrlDisplay).toBe('none')
  })

  test('CASH-16 CASH-20 CASH-21 has amounts and currencies', () => {
    expect(content().depositAmountsList).toEqual([{ currency: 'USD', amounts: [20, 50, 100, 200, 500] }])
    expect(content().availableCurrency).toEqual([{ code: 'USD', symbol: '$' }])
    expect(() => content({ depositAmountsList: [{ currency: 'USD', amounts: [1.5] }] })).toThrow('amounts')
  })

  test('CASH-22 CASH-23 CASH-24 CASH-25 CASH-26 has a default for each switch', () => {
    expect(content()).toMatchObject({
      defaultStateDepositButton: 'enabled',
      detalization: { enableDetalization: true, displayedDetalization: false },
      depositView: 'page',
      regHintConfig: { enabled: true },
      depositButtonIcon: '',
    })
    expect(content({ detalization: { displayedDetalization: '1' } }).detalization).toEqual({
      enableDetalization: true,
      displayedDetalization: true,
    })
  })

  test('CASH-41 CASH-42 CASH-51 shows the receipt’s blocks and the buttons of two errors by content', () => {
    expect(content({ receiptBlocksVisibility: { rules: false } }).receiptBlocksVisibility).toEqual({
      address: true,
      contacts: true,
      rules: false,
    })
    expect(content({ withdrawalErrorButtons: { kycWithdrawal: { show: '0' } } }).withdrawalErrorButtons).toEqual({
      confirmContact: { show: true, link: '/profile/settings' },
      kycWithdrawal: { show: false, link: '/profile/verification' },
    })
  })

  test('CASH-12 CASH-13 describes a payment method by sysname, icons and three texts', () => {
    const [method] = content({
      paymentMethods: [{ sysname: 'card', descriptionWithdraw: 'Back to your card' }],
    }).paymentMethods
    expect(method).toEqual({
      sysname: 'card',
      icon: { light: '', dark: '', mono: '' },
      description: '',
      descriptionWithdraw: 'Back to your card',
      descriptionMinMax: '',
    })
  })
})

describe('the calls of the cashier', () => {
  const input = endpoints['cashier.makedeposit'].input

  test('CASH-14 CASH-15 a deposit comes as form text or as JSON, without an offer when none is chosen', () => {
    const form = { methodId: '1', method: 'card', amount: '50', requisites: '{"bank":"nordhaven"}' }
    expect(input.parse(form)).toEqual({
      methodId: '1',
      method: 'card',
      amount: '50',
      campaign_offer_id: -1,
      requisites: { bank: 'nordhaven' },
    })
    expect(input.parse({ ...form, methodId: 1, amount: 50, campaign_offer_id: '7', requisites: {} })).toMatchObject({
      methodId: '1',
      amount: '50',
      campaign_offer_id: 7,
    })
    for (const wrong of [
      { requisites: '[1]' },
      { requisites: '{' },
      { methodId: '-1' },
      { method: '../x' },
      { amount: { $gt: 0 } },
    ]) {
      expect(input.safeParse({ ...form, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
    }
  })

  test('MON-9 whatever moves money wants an idempotency key', () => {
    const moving = Object.entries(endpoints).filter(([, endpoint]) => endpoint.method === 'POST')
    expect(moving.map(([key]) => key)).toEqual([
      'cashier.makedeposit',
      'cashier.makewithdrawal',
      'cashier.cancelwithdrawal',
    ])
    expect(moving.every(([, endpoint]) => 'idempotent' in endpoint && endpoint.idempotent)).toBe(true)
  })

  test('RG-11 a restricted session may withdraw and look, and may not deposit or call a withdrawal back into play', () => {
    const closed = Object.entries(endpoints).filter(([, endpoint]) => endpoint.access === 'player')
    expect(closed.map(([key]) => key)).toEqual([
      'cashier.getdepositsettings',
      'cashier.makedeposit',
      'cashier.cancelwithdrawal',
    ])
    expect(topics['cashier.transaction'].access).toBe('player')
  })
})
