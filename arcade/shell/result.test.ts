import type { GameHost } from './game-client.ts'
import type { Round } from './table.ts'
import { afterEach, expect, test, vi } from 'vitest'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

afterEach(() => vi.unstubAllGlobals())

test('JKP-3 a round that lost says so in plain words, whatever it won of the jackpot beside', async () => {
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ locale: 'en', mode: 'real', sysname: 'dicebox' }) }),
  })
  const { toldOf } = await import('./result.ts')
  const round = { status: 'finished', stake: usd(1), win: usd(0), jackpot: { id: '1', level: 'mini', amount: usd(10) } }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that it reads.
  const told = (win: number, jackpot: bigint) =>
    toldOf({ ...round, win: usd(win) } as unknown as Round, 'Lost', jackpot, {} as GameHost)
  expect(told(0, 1000n)).toMatchObject({ win: 1000n, isWin: true, isWinTold: false, said: 'Lost' })
  expect(told(3, 1000n)).toMatchObject({ win: 1300n, isWin: true, isWinTold: true })
  expect(told(0, 0n)).toMatchObject({ isWin: false, isWinTold: false })
})

test('JKP-3 the last win is what the round won and what it won of the jackpot', async () => {
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify({ locale: 'en', mode: 'real', sysname: 'dicebox' }) }),
  })
  const { broughtBy } = await import('./result.ts')
  expect(broughtBy({ win: usd(0) })).toBe(0n)
  expect(broughtBy({ win: usd(0.4) })).toBe(40n)
  expect(broughtBy({ win: usd(0.4), jackpot: { id: '1', level: 'mini', amount: usd(10) } })).toBe(1040n)
})
