import { afterEach, expect, test, vi } from 'vitest'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

afterEach(() => vi.unstubAllGlobals())

test('JKP-3 the last win is what the round won and what it won of the jackpot', async () => {
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ locale: 'en', mode: 'real', sysname: 'dicebox' }) }),
  })
  const { broughtBy } = await import('./result.ts')
  expect(broughtBy({ win: usd(0) })).toBe(0n)
  expect(broughtBy({ win: usd(0.4) })).toBe(40n)
  expect(broughtBy({ win: usd(0.4), jackpot: { id: '1', level: 'mini', amount: usd(10) } })).toBe(1040n)
})
