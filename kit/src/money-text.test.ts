import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, formatShort, readMoney, sumInSentence, typedMoney } from './money-text.ts'
import { type Currency, money, negate } from './money.ts'
import { numeralLocales } from './numeral.ts'

const currencies: readonly Currency[] = ['USD', 'EUR']
const anyLocale = fc.constantFrom(...numeralLocales)

describe('sums as text', () => {
  it('CASH-02 CONST-12 shows two decimals, the symbol and thousand separators', () => {
    expect(formatMoney(money(123_450n), 'en')).toBe('$1,234.50')
    expect(formatMoney(money(5n), 'en')).toBe('$0.05')
    expect(formatMoney(money(-100_000_000n), 'en')).toBe('-$1,000,000.00')
  })

  it('CASH-03 each language has its own signs and its own place for the symbol', () => {
    const written = numeralLocales.map((locale) => [locale, formatMoney(money(123_456_700n, 'EUR'), locale)])
    expect(Object.fromEntries(written)).toEqual({
      en: '€1,234,567.00',
      de: '1.234.567,00\u00a0€',
      es: '1.234.567,00\u00a0€',
      pt: '€\u00a01.234.567,00',
      fr: '1\u202f234\u202f567,00\u00a0€',
      tr: '€1.234.567,00',
      ru: '1\u00a0234\u00a0567,00\u00a0€',
      ar: '€1,234,567.00',
    })
    expect(sumInSentence(money(5n), 'de')).toBe('0,05\u00a0$')
    expect(sumInSentence(money(5n), 'ar')).toBe('\u2066$0.05\u2069')
  })

  it('CASH-03 every language but Arabic writes sums as Intl does', () => {
    for (const locale of numeralLocales.filter((one) => one !== 'ar'))
      for (const currency of currencies)
        for (const minor of [0n, 5n, -5n, 99_999n, 12_345_678n]) {
          const options = {
            style: 'currency',
            currency,
            currencyDisplay: 'narrowSymbol',
            useGrouping: 'always',
          } as const
          expect(formatMoney(money(minor, currency), locale), locale).toBe(
            new Intl.NumberFormat(locale, options).format(Number(minor) / 100)
          )
        }
  })

  it('CASH-02 only where there are no cents they are left out of a short sum', () => {
    expect([5000n, 5050n, 100_000n].map((minor) => formatShort(money(minor), 'de'))).toEqual([
      '50\u00a0$',
      '50,50\u00a0$',
      '1.000\u00a0$',
    ])
  })

  it('CASH-03 every sum is read back as it is written, shown or typed, in every language', () => {
    fc.assert(
      fc.property(
        anyLocale,
        fc.constantFrom(...currencies),
        fc.bigInt({ min: 0n, max: 10n ** 14n }),
        (locale, of, minor) => {
          const sum = money(minor, of)
          const shown = formatMoney(sum, locale).replaceAll(/[$€]/g, '')
          expect(readMoney(shown, locale, of)).toEqual(sum)
          expect(readMoney(typedMoney(sum, locale), locale, of)).toEqual(sum)
          expect(formatMoney(negate(sum), locale).replace('-', '')).toBe(formatMoney(sum, locale))
        }
      )
    )
  })

  it('CASH-03 a dot is a decimal sign in every language, and what could be two sums is none', () => {
    for (const locale of numeralLocales) {
      expect(readMoney('50.5', locale), locale).toEqual(money(5050n))
      expect(readMoney('50', locale), locale).toEqual(money(5000n))
      for (const text of ['', '-5', '+5', '1e3', '5 0', '.5', '5,', '1.2.3', '1,2,3', '12.34.567', '0x10', '50.5555'])
        expect(readMoney(text, locale), `${locale} ${text}`).toBeUndefined()
    }
    // Three places after the decimal sign of the language are no cents, and no thousand either.
    expect([readMoney('1,000', 'en'), readMoney('1,000', 'de'), readMoney('1.000', 'en')]).toEqual([
      money(100_000n),
      undefined,
      undefined,
    ])
    expect([readMoney('1.000', 'de'), readMoney('1.000,50', 'de'), readMoney('1 000,50', 'fr')]).toEqual([
      money(100_000n),
      money(100_050n),
      money(100_050n),
    ])
    expect(readMoney('50,00', 'en')).toBeUndefined()
  })
})
