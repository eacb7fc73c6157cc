import { describe, expect, it } from 'vitest'
import type { Json } from '../../rules/engine.ts'
import { played } from '../../testing/played.ts'
import { engine, seamMachine } from './rules.ts'

const play = (nonce: number, stake: bigint, choices: readonly Json[]) => played(engine, nonce, stake, choices)

describe('Deep Seam', () => {
  it('sinks what stays, brings what the strips hold above, and counts every fall for more', () => {
    const { strips, multipliers } = seamMachine().design
    let fallen = 0
    for (let nonce = 0; nonce < 300; nonce++) {
      const { falls, coins } = play(nonce, 100n, [null]).view
      expect(falls.reduce((sum, fall) => sum + fall.coins, 0)).toBe(coins)
      falls.forEach((fall, index) => {
        expect(fall.multiplier).toBe(multipliers[Math.min(index, multipliers.length - 1)])
        expect(fall.wins.reduce((sum, win) => sum + win.coins, 0)).toBe(fall.coins)
        const before = falls[index - 1]
        if (!before) return
        fallen++
        fall.grid.forEach((column, reel) => {
          const stays = [...(before.grid[reel] ?? '')]
            .filter(
              (symbol) => !before.wins.some((win) => reel < win.count && (symbol === win.symbol || symbol === 'W'))
            )
            .join('')
          expect(column.endsWith(stays)).toBe(true)
          expect(`${strips[reel]}${strips[reel]}`).toContain(column.slice(0, 3 - stays.length))
        })
      })
    }
    expect(fallen).toBeGreaterThan(50)
  })
})
