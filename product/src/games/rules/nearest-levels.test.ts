import { describe, expect, it } from 'vitest'
import { nearestLevels } from './nearest-levels.ts'

describe('the stakes that a player has at hand, in a game', () => {
  it('are the levels nearest to them, of two the lower, rising and each once', () => {
    const levels = [20n, 100n, 200n, 500n]
    expect(nearestLevels(levels, [150n, 10n, 100_000n, 210n])).toEqual([20n, 100n, 200n, 500n])
    expect(nearestLevels(levels, [500n, 499n, 1n])).toEqual([20n, 500n])
    expect(nearestLevels(levels, [])).toEqual([])
    expect(nearestLevels([], [100n])).toEqual([])
  })
})
