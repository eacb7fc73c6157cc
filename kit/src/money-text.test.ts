import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, formatShort, readMoney, sumInSentence } from './money-text.ts'
import { type Currency, money, negate, toDecimal } from './money.ts'
import { numeralLocales, writeNumber } from './numeral.ts'

const currencies: readonly Currency[] = ['USD', 'EUR']
const anyLocale = fc.constantFrom(...numeralLocales)

describe('sums as text', () => {
  it('CASH-02 CONST-12 shows two decimals, the symbol and thousand separators', () => {
    expect(formatMoney(money(123_450n))).toBe('$1,234.50')
    expect(formatMoney(money(5n))).toBe('$0.05')
    expect(formatMoney(money(-100_000_000n))).toBe('-$1,000,000.00')
  })

  it('CASH-03 every language writes them alike; in an Arabic sentence a sum is a run of its own', () => {
    for (const locale of numeralLocales.filter((one) => one !== 'ar'))
      expect(sumInSentence(money(123_450n, 'EUR'), locale), locale).toBe('€1,234.50')
    expect(sumInSentence(money(5n), 'ar')).toBe('\u2066$0.05\u2069')
  })

  it('CASH-02 only where there are no cents they are left out of a short sum', () => {
    expect([5000n, 5050n, 100_000n].map((minor) => formatShort(money(minor)))).toEqual(['$50', '$50.50', '$1,000'])
  })

  it('CASH-03 every sum is read back as it is written, shown or typed, in every language', () => {
    fc.assert(
      fc.property(
        anyLocale,
        fc.constantFrom(...currencies),
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        (locale, of, minor) => {
          const sum = money(minor, of)
          const shown = formatMoney(sum).replaceAll(/[$€]/g, '')
          expect(readMoney(shown, locale, of)).toEqual(sum)
          expect(readMoney(toDecimal(sum), locale, of)).toEqual(sum)
          expect(readMoney(writeNumber(toDecimal(sum), locale), locale, of)).toEqual(sum)
          expect(formatMoney(negate(sum)).replace('-', '')).toBe(formatMoney(sum))
        }
      ),
      { seed: 1 }
    )
  })

  it('CASH-03 VAL-24 a dot is a decimal sign in every language, a comma in most, and a thousand is read as it is shown', () => {
    for (const locale of numeralLocales) {
      expect(readMoney('50.5', locale), locale).toEqual(money(5050n))
      expect(readMoney('50', locale), locale).toEqual(money(5000n))
      for (const text of ['', '-5', '+5', '1e3', '5 0', '.5', '5,', '1.2.3', '1,2,3', '12.34.567', '0x10', '50.5555'])
        expect(readMoney(text, locale), `${locale} ${text}`).toBeUndefined()
    }
    // Three places after a sign are no cents: a thousand as it is shown, or as the language parts it.
    for (const locale of numeralLocales) expect(readMoney('1,000', locale), locale).toEqual(money(100_000n))
    expect([readMoney('1.000', 'de'), readMoney('1.000,50', 'de'), readMoney('1 000,50', 'fr')]).toEqual([
      money(100_000n),
      money(100_050n),
      money(100_050n),
    ])
    expect([readMoney('50,5', 'de'), readMoney('1.000', 'en')]).toEqual([money(5050n), undefined])
    expect(readMoney('50,00', 'en')).toBeUndefined()
  })
})
