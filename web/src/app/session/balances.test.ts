import { money, toWire } from '@ante/kit/money'
import { describe, expect, it } from 'vitest'
import { type Balances, newestBalances } from './balances.ts'
import type { AccountInfo } from '../document/context.ts'

const holding = (main: bigint, version: number): Balances => ({
  balance_main: toWire(money(main)),
  balance_bonus: toWire(money(0n)),
  balance_betting_bonus: toWire(money(0n)),
  balance_fun: toWire(money(0n)),
  balance_version: version,
})
const page = (main: bigint, version: number, uid = 7) => ({ uid, ...holding(main, version) }) as AccountInfo

describe('the balances of a page', () => {
  it('CASH-05 are what was told after the page was loaded', () => {
    const info = page(4500n, 3)
    expect(newestBalances(info, undefined)).toBe(info)
    const told = { of: info, balances: holding(4250n, 4) }
    expect(newestBalances(info, told)).toBe(told.balances)
  })

  it('stay what was told when a page that was read before it arrives after it', () => {
    const told = { of: page(4500n, 3), balances: holding(4250n, 4) }
    expect(newestBalances(page(4500n, 3), told)).toBe(told.balances)
    const newer = page(9000n, 5)
    expect(newestBalances(newer, told)).toBe(newer)
  })

  it('of the same number are those of the newer page, and never those of another player', () => {
    const told = { of: page(4500n, 3), balances: holding(4250n, 4) }
    const again = page(4250n, 4)
    expect(newestBalances(again, told)).toBe(again)
    const other = page(100n, 0, 8)
    expect(newestBalances(other, told)).toBe(other)
  })
})
