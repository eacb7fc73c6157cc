import { drawsFrom } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { engineOf } from '../../rules/catalogue.ts'
import { certificateFor } from '../../rules/certificates.ts'
import { played } from '../../testing/played.ts'
import { describe, expect, it } from 'vitest'
import { codes, combination, contradicted, engine, hintOf, possible, type Try } from './rules.ts'
import { type Aim, moveOf } from './rules/strategy.ts'

const play = (nonce: number, stake: bigint, choices: readonly Json[]) => played(engine, nonce, stake, choices)

/** What a play wins in a round whose code is this one, by the engine itself; 1.00 is staked. */
function wonWith(code: readonly number[], next: (tries: readonly Try[]) => readonly number[]): bigint {
  const choices: Json[] = []
  for (let tries: readonly Try[] = []; ;) {
    choices.push({ guess: next(tries) })
    const now = engine.resolve(drawsFrom(code), 100n, choices)
    if ('refused' in now) throw new Error(`refused: ${now.refused}`)
    if (!now.open) return now.winMinor
    tries = now.view.tries
  }
}
function wonOverAll(aim: Aim): bigint {
  const known = new Map<string, readonly number[]>()
  const next = (tries: readonly Try[]): readonly number[] => {
    const key = JSON.stringify(tries)
    const move = known.get(key) ?? moveOf(aim, tries)
    known.set(key, move)
    return move
  }
  return codes.reduce((sum, code) => sum + wonWith(code, next), 0n)
}

describe('Combination', () => {
  it('gives the hints of a lock: right dials first, then signs on other dials, each sign counted once', () => {
    expect(hintOf([0, 1, 2], [0, 1, 2])).toEqual({ right: 3, near: 0 })
    expect(hintOf([0, 1, 2], [2, 0, 1])).toEqual({ right: 0, near: 3 })
    expect(hintOf([0, 0, 1], [0, 1, 0])).toEqual({ right: 1, near: 2 })
    expect(hintOf([3, 3, 3], [3, 0, 3])).toEqual({ right: 2, near: 0 })
    expect(hintOf([0, 1, 2], [3, 4, 5])).toEqual({ right: 0, near: 0 })
  })

  it('GAM-7 refuses a try that contradicts an earlier hint, and takes one that agrees', () => {
    const code = [4, 1, 3]
    const resolve = (...guesses: number[][]) =>
      engine.resolve(
        drawsFrom(code),
        100n,
        guesses.map((guess) => ({ guess }))
      )
    expect(resolve([0, 0, 1])).toMatchObject({ open: true, view: { tries: [{ right: 0, near: 1 }] } })
    expect(resolve([0, 0, 1], [0, 0, 1])).toMatchObject({
      refused: 'InvalidParameter/wrong_choice',
      fields: { guess: 'wrong' },
    })
    expect(resolve([0, 0, 1], [2, 3, 4])).toHaveProperty('refused')
    expect(resolve([0, 0, 1], [1, 2, 3])).toMatchObject({ open: true, view: { tries: [{}, { right: 1, near: 1 }] } })
    const tries = [{ guess: [0, 0, 1], right: 0, near: 1 }]
    expect(contradicted(tries, [2, 3, 4])).toBe(0)
    expect(contradicted(tries, code)).toBe(-1)
  })

  it('GAM-7 the best and the least favourable play win over all codes what the certificate says', () => {
    const of = (figure: 'rtp' | 'lowest') => {
      const { [figure]: exact } = certificateFor('combination') ?? {}
      return BigInt(exact?.numerator ?? 0) * BigInt(codes.length * 100)
    }
    const under = (figure: 'rtp' | 'lowest') => BigInt(certificateFor('combination')?.[figure].denominator ?? 1)
    expect(wonOverAll('best') * under('rtp')).toBe(of('rtp'))
    expect(wonOverAll('least') * under('lowest')).toBe(of('lowest'))
    expect([certificateFor('combination')?.rtp.percent, certificateFor('combination')?.lowest.percent]).toEqual([
      '98.03',
      '87.61',
    ])
  })

  it('GAM-7 no allowed play wins less over all codes than the least favourable one', () => {
    const least = wonOverAll('least')
    const others: ((left: readonly (readonly number[])[]) => readonly number[] | undefined)[] = [
      (left) => left[0],
      (left) => left.at(-1),
      (left) => left[Math.floor(left.length / 2)],
      // Signs that were tried already tell the least.
      (left) => left.toSorted((a, b) => new Set(a).size - new Set(b).size)[0],
    ]
    for (const other of others) {
      const won = codes.reduce((sum, code) => sum + wonWith(code, (tries) => other(possible(tries)) ?? []), 0n)
      expect(won).toBeGreaterThanOrEqual(least)
    }
  })

  it('shows the code only when the round is over, after seven tries at the latest', () => {
    for (let nonce = 0; nonce < 40; nonce++) {
      const choices: Json[] = [{ guess: [0, 0, 0] }]
      let now = play(nonce, 100n, choices)
      while (now.open) {
        expect(now.view.code).toBeNull()
        choices.push({ guess: possible(now.view.tries)[0] ?? [] })
        now = play(nonce, 100n, choices)
      }
      expect(now.view.code).toHaveLength(3)
      expect(now.view.tries.length).toBeLessThanOrEqual(combination.pays.length)
    }
  })

  it('RES-6 a round of version 1.0.0 goes on by its own rules: four tries, any code', () => {
    const before = engineOf('combination', '1.0.0') as Engine
    const wrong = { guess: [0, 0, 0] }
    const three = before.resolve(drawsFrom([4, 1, 3]), 100n, [wrong, wrong, wrong])
    expect(three).toMatchObject({ open: true, winMinor: 0n })
    expect(before.resolve(drawsFrom([4, 1, 3]), 100n, [wrong, wrong, wrong, { guess: [4, 1, 3] }])).toMatchObject({
      open: false,
      winMinor: 100n,
    })
    expect(engineOf('combination')?.version).toBe('2.0.0')
  })
})
