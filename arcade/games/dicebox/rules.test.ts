import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import { engine } from './rules.ts'

describe('Dicebox', () => {
  it('wins on exactly the chance that was named, on either side', () => {
    for (const side of ['under', 'over']) {
      let wins = 0
      for (let roll = 0; roll < 10_000; roll++)
        if (
          Number((engine.resolve(drawsFrom([roll]), 100n, [{ side, chance: 37 }]) as { winMinor: bigint }).winMinor) > 0
        )
          wins++
      expect(wins).toBe(3700)
    }
  })
})
