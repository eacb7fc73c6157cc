import { describe, expect, it } from 'vitest'
import { numeralLocales, writeNumber, writePercent } from './numeral.ts'

describe('numbers as text', () => {
  it('every language of the table writes numbers as Intl does', () => {
    for (const locale of numeralLocales) {
      for (const plain of ['0', '7', '1.85', '999', '1000', '1234.50', '12345.6', '123456', '1234567.25']) {
        const places = plain.split('.')[1]?.length ?? 0
        const options = { minimumFractionDigits: places, maximumFractionDigits: places, numberingSystem: 'latn' }
        expect(writeNumber(plain, locale), `${locale} ${plain}`).toBe(
          new Intl.NumberFormat(locale, options).format(Number(plain))
        )
      }
    }
  })

  it('every language of the table writes percentages as Intl does', () => {
    for (const locale of numeralLocales) {
      for (const plain of ['5.2', '99.00', '1250.5']) {
        const places = plain.split('.')[1]?.length ?? 0
        const options = { style: 'percent', minimumFractionDigits: places, maximumFractionDigits: places } as const
        expect(writePercent(plain, locale), `${locale} ${plain}`).toBe(
          new Intl.NumberFormat(locale, options).format(Number(plain) / 100)
        )
      }
    }
  })

  it('a number of more digits than a float has keeps them all', () => {
    expect(writeNumber('123456789012345678901234.50', 'de')).toBe('123.456.789.012.345.678.901.234,50')
    expect(writeNumber('10000000', 'xx')).toBe('10,000,000')
  })
})
