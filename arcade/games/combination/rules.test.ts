import { describe, expect, it } from 'vitest'
import type { Json } from '../../rules/engine.ts'
import { played } from '../../testing/played.ts'
import { combination, engine, hintOf } from './rules.ts'

const play = (nonce: number, stake: bigint, choices: readonly Json[]) => played(engine, nonce, stake, choices)

describe('Combination', () => {
  it('gives the hints of a lock: right dials first, then signs on other dials, each sign counted once', () => {
    expect(hintOf([0, 1, 2], [0, 1, 2])).toEqual({ right: 3, near: 0 })
    expect(hintOf([0, 1, 2], [2, 0, 1])).toEqual({ right: 0, near: 3 })
    expect(hintOf([0, 0, 1], [0, 1, 0])).toEqual({ right: 1, near: 2 })
    expect(hintOf([3, 3, 3], [3, 0, 3])).toEqual({ right: 2, near: 0 })
    expect(hintOf([0, 1, 2], [3, 4, 5])).toEqual({ right: 0, near: 0 })
  })

  it('shows the code only when the round is over', () => {
    const wrong = { guess: [0, 0, 0] }
    for (let nonce = 0; nonce < 40; nonce++) {
      const first = play(nonce, 100n, [wrong])
      expect(first.view.code === null).toBe(first.open)
      const tries = Array.from(combination.pays, () => wrong)
      if (first.open) expect(play(nonce, 100n, tries).view.code).toHaveLength(3)
    }
  })
})
