import { describe, expect, test } from 'vitest'
import { allowsNews, type NewsChoice, newsChanges, newsOf, newsProducts, noNews, productsAllowed } from './news.ts'

const all: NewsChoice = { isOn: true, products: [] }
const casino = newsOf(['casino'])

describe('consent to news', () => {
  test.each([
    ['general', noNews, []],
    ['general', all, newsProducts],
    ['general', casino, ['casino']],
    ['product-and-channel', noNews, []],
    ['product-and-channel', all, []],
    ['product-and-channel', casino, ['casino']],
    ['product-and-channel', newsOf(['betting', 'casino']), newsProducts],
  ] as const)('in a market that asks for %s, %j allows news of %j', (consent, choice, allowed) =>
    expect(productsAllowed(consent, choice)).toEqual(allowed)
  )

  test('news of several products needs a consent to each', () => {
    expect(allowsNews('product-and-channel', casino, ['casino'])).toBe(true)
    expect(allowsNews('product-and-channel', casino, ['casino', 'betting'])).toBe(false)
    expect(allowsNews('general', all, ['casino', 'betting'])).toBe(true)
  })

  test('a change is what ends and what is given, and nothing where nothing changes', () => {
    expect(newsChanges(all, all)).toEqual([])
    expect(newsChanges(casino, newsOf(['casino']))).toEqual([])
    expect(newsChanges(noNews, all)).toEqual([{ product: null, isGiven: true }])
    expect(newsChanges(all, casino)).toEqual([
      { product: null, isGiven: false },
      { product: 'casino', isGiven: true },
    ])
    expect(newsChanges(newsOf(['casino', 'betting']), noNews)).toEqual([
      { product: 'casino', isGiven: false },
      { product: 'betting', isGiven: false },
    ])
  })
})
