import { describe, expect, it } from 'vitest'
import type { Json } from '../../rules/engine.ts'
import { played } from '../../testing/played.ts'
import { engine, higherGroundPay, isRight, rightMarks } from './rules.ts'

const play = (nonce: number, stake: bigint, choices: readonly Json[]) => played(engine, nonce, stake, choices)

describe('Higher Ground', () => {
  it('pays the published multiples of one climb', () => {
    expect(
      [rightMarks(2, 'higher'), rightMarks(7, 'higher'), rightMarks(13, 'higher'), rightMarks(1, 'higher')].map(
        (right) => higherGroundPay(1, right)
      )
    ).toEqual([107, 183, 1287, 107])
  })

  it('counts exactly the marks that make a guess right', () => {
    for (let mark = 1; mark <= 13; mark++) {
      for (const guess of ['higher', 'lower'] as const)
        expect(
          Array.from({ length: 13 }, (_, index) => index + 1).filter((next) => isRight(mark, guess, next))
        ).toHaveLength(rightMarks(mark, guess))
    }
  })

  it('ends by itself after six climbs', () => {
    for (let nonce = 0; nonce < 4000; nonce++) {
      const choices: Json[] = [null]
      for (let round = play(nonce, 100n, choices); round.open; round = play(nonce, 100n, choices)) {
        const mark = round.view.marks.at(-1) ?? 1
        choices.push({ guess: mark <= 7 ? 'higher' : 'lower' })
      }
      expect(choices.length).toBeLessThanOrEqual(7)
    }
  })
})
