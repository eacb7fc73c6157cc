import compile from 'icu-minify/compile'
import { expect, it } from 'vitest'
import formatMessage from './format-message.ts'

const locales = ['en', 'de', 'es', 'pt', 'fr', 'tr', 'ru', 'ar']
const message = compile('{count, plural, one {# match} other {# matches}}')
const exact = compile('{share, number, percent}')

function write(source: ReturnType<typeof compile>, values: Record<string, number>, locale: string): unknown {
  const formatters = {
    getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...given),
    getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
    getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
    getRelativeTimeFormat: (...given: ConstructorParameters<typeof Intl.RelativeTimeFormat>) =>
      new Intl.RelativeTimeFormat(...given),
    getListFormat: (...given: ConstructorParameters<typeof Intl.ListFormat>) => new Intl.ListFormat(...given),
    getDisplayNames: (...given: ConstructorParameters<typeof Intl.DisplayNames>) => new Intl.DisplayNames(...given),
  }
  return formatMessage('test', source, values, {
    locale,
    formatters,
    globalFormats: { number: { percent: { style: 'percent' } } },
    timeZone: 'UTC',
  } as unknown as Parameters<typeof formatMessage>[3])
}

it('writes the number of a plural as the language writes it', () => {
  for (const locale of locales)
    for (const count of [...Array.from({ length: 1101 }, (_, index) => index), 12_345, 1_234_567, 0.5, -3])
      expect(write(message, { count }, locale), `${count} in ${locale}`).toContain(
        new Intl.NumberFormat(locale).format(count)
      )
})

it('leaves numbers of another form to the language', () => {
  for (const locale of locales)
    expect(write(exact, { share: 0.5 }, locale)).toBe(new Intl.NumberFormat(locale, { style: 'percent' }).format(0.5))
})
