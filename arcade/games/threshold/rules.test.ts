import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import { engine } from './rules.ts'

describe('Threshold', () => {
  it('pays at the target and not a hundredth below', () => {
    // v = 2^52 gives floor(99 · 2^52 / 2^52) = 99 hundredths, shown as 1.00; the smallest v gives the cap.
    const lowest = engine.resolve(drawsFrom([0, 0]), 100n, [{ target: 101 }])
    expect(lowest).toMatchObject({ winMinor: 0n, view: { result: 100, isWon: false } })
    const highest = engine.resolve(drawsFrom([2 ** 32 - 1, 2 ** 32 - 1]), 100n, [{ target: 100_000 }])
    expect(highest).toMatchObject({ winMinor: 100_000n, view: { result: 100_000_000, isWon: true } })
  })
})
