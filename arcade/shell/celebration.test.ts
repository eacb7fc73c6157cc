import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
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

it('GAM-15 no style of the shell reaches the digits of a figure that counts up: each of them is an <i> without a name', async () => {
  const shell = new URL('./', import.meta.url)
  const found: string[] = []
  for await (const file of glob('**/*.css', { cwd: shell })) {
    const styles = readFileSync(new URL(file, shell), 'utf8')
    const selectors = [...styles.matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) => list.split(','))
    found.push(
      ...selectors.filter((one) => /[\w\])]\s+i(?=$|[\s:[>+~])/.test(one.trim())).map((one) => `${file}: ${one}`)
    )
  }
  expect(found).toEqual([])
})
