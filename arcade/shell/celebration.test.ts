import { expect, it, vi } from 'vitest'

it('GAM-15 wins are celebrated in tiers of five, twenty and a hundred times the stake', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify({ locale: 'en', messages: {} }) }) })
  const { tierOf } = await import('./celebration.ts')
  expect([101n, 499n, 500n, 1999n, 2000n, 9999n, 10_000n, 400_000n].map((win) => tierOf(win, 100n))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ])
  expect(tierOf(500n, 0n)).toBe(0)
  vi.unstubAllGlobals()
})
