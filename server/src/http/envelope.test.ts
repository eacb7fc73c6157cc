import { money, toWire } from '@ante/kit/money'
import { Refusal } from '@ante/kit/refusal'
import type { Wrong } from '@ante/kit/validators'
import { locales } from '@ante/texts'
import { describe, expect, it } from 'vitest'
import { renderRefusal } from './envelope.ts'

describe('sums in a refusal', () => {
  const bounds = { min: toWire(money(1_000, 'EUR')), max: toWire(money(100_000, 'EUR')) }
  const refusal = new Refusal('InvalidParameter/amount_out_of_range', { fields: { amount: 'sumRange' }, data: bounds })

  it('CASH-03 VAL-26 VAL-95 are written alike in every language, in the message and at the field', () => {
    const said = (locale: string) => {
      const { message, invalid_parameters } = renderRefusal(refusal, locale)
      return [message, invalid_parameters['amount']]
    }
    expect(said('en')).toEqual([
      'Enter an amount from €10.00 to €1,000.00.',
      'Amount must be between €10.00 and €1,000.00',
    ])
    expect(said('de')).toEqual([
      'Gib einen Betrag von €10.00 bis €1,000.00 ein.',
      'Der Betrag muss zwischen €10.00 und €1,000.00 liegen',
    ])
    expect(said('fr')[0]).toBe('Saisissez un montant de €10.00 à €1,000.00.')
    expect(said('ar')[0]).toBe('أدخل مبلغًا من \u2066€10.00\u2069 إلى \u2066€1,000.00\u2069.')
  })

  it('CASH-03 travel as amounts with their currency, whatever the language', () => {
    for (const { code } of locales) expect(renderRefusal(refusal, code).error_data).toEqual(bounds)
  })

  it('VAL-26 VAL-28 are in dollars where no other currency is said', () => {
    const data = { min: toWire(money(1_000)), max: toWire(money(100_000)) }
    const range = new Refusal('InvalidParameter/amount_out_of_range', { fields: { amount: 'sumRange' }, data })
    expect(renderRefusal(range, 'en').invalid_parameters['amount']).toBe('Amount must be between $10.00 and $1,000.00')
  })

  it('VAL-03 VAL-04 VAL-11 VAL-12 bounds are put into the sentence of the field', () => {
    const said = (wrong: Wrong) =>
      renderRefusal(new Refusal('InvalidParameter', { fields: { x: wrong } }), 'en').invalid_parameters['x']
    expect(said({ key: 'minLength', values: { min: 3 } })).toBe('Min length is 3')
    expect(said({ key: 'maxLength', values: { max: 12 } })).toBe('Max length is 12')
    expect(said({ key: 'minValue', values: { min: 5 } })).toBe('Min value is 5')
    expect(said({ key: 'maxValue', values: { max: 90 } })).toBe('Max value is 90')
  })

  it('VAL-29 the field has a sentence with both bounds in every language', () => {
    for (const { code } of locales) {
      const sentence = renderRefusal(refusal, code).invalid_parameters['amount'] ?? ''
      expect(sentence.match(/10\.00|000\.00/g), code).toHaveLength(2)
    }
  })
})
