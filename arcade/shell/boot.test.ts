import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The shell in a page of this language. */
async function shellIn(locale: string) {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ locale }) }) })
  return { ...(await import('./boot.ts')), ...(await import('./quick/parts.ts')) }
}

describe('the sentences and figures of a game', () => {
  beforeEach(() => void vi.resetModules())
  afterEach(() => vi.unstubAllGlobals())

  it('GAM-4 a counted word takes the form that its language has for the count', async () => {
    const english = await shellIn('en')
    const ways = '{count} × {symbol}, {ways, plural, one {# way} other {# ways}}'
    expect(english.say(ways, { count: 3, symbol: 'ruby', ways: 1 })).toBe('3 × ruby, 1 way')
    expect(english.say(ways, { count: 3, symbol: 'ruby', ways: 12 })).toBe('3 × ruby, 12 ways')
    vi.resetModules()
    const arabic = await shellIn('ar')
    const forms = '{ways, plural, two {طريقان} few {# طرق} many {# طريقًا} other {# طريق}}'
    expect([2, 3, 27, 243].map((count) => arabic.say(forms, { ways: count }))).toEqual([
      'طريقان',
      '3 طرق',
      '27 طريقًا',
      '243 طريقًا',
    ])
  })
  it.each([
    ['en', '49.50%', '1,234.50'],
    ['de', '49,50\u00a0%', '1.234,50'],
    ['tr', '%49,50', '1.234,50'],
  ])('GAM-4 a percentage and a multiple are written as %s does', async (locale, percent, multiple) => {
    const { chanceText, hundredths } = await shellIn(locale)
    expect(chanceText(99, 200)).toBe(percent)
    expect(hundredths(123_450)).toBe(multiple)
  })
  it.each([
    ['en', '1,234.50×'],
    ['de', '1.234,50\u00a0×'],
    ['ar', '\u20661,234.50×\u2069'],
  ])('GAM-4 the sign of a multiple stands where %s puts it', async (locale, text) => {
    expect((await shellIn(locale)).times(123_450)).toBe(text)
  })
  it('GAM-4 a typed multiple is read with either decimal sign', async () => {
    const { typedHundredths } = await shellIn('de')
    expect(['2', '2.5', '2,50', '1,234.50', '1.234,50', '1.000', 'x', ''].map(typedHundredths)).toEqual([
      200,
      250,
      250,
      123_450,
      123_450,
      100_000,
      Number.NaN,
      Number.NaN,
    ])
  })
})
