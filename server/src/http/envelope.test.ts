import { money, toWire } from '@ante/kit/money'
import { Refusal } from '@ante/kit/refusal'
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
      'Sum must be between €10.00 and €1,000.00',
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

  it('VAL-29 the field has a sentence with both bounds in every language', () => {
    for (const { code } of locales) {
      const sentence = renderRefusal(refusal, code).invalid_parameters['amount'] ?? ''
      expect(sentence.match(/10\.00|000\.00/g), code).toHaveLength(2)
    }
  })
})
