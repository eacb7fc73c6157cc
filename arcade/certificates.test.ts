import { describe, expect, it } from 'vitest'
import { certify, plays } from './certify.ts'
import { proofs } from './registry/proofs.ts'
import { engines } from './rules/catalogue.ts'
import { certificateFor } from './rules/certificates.ts'
import type { Engine } from './rules/engine.ts'
import { type Play, results, stakeOfPlays } from './rules/play.ts'
import { seededOnce } from './testing/seeded.ts'

const roundsOfAll = 120_000
const winsToTell = 50

interface Sum {
  readonly rounds: number
  readonly wins: number
  readonly won: number
  readonly squares: number
}
/** What a play won in so many rounds from this one on, in stakes. */
function sumOf(engine: Engine, play: Play, rounds: number, from: number): Sum {
  let [won, squares, wins] = [0, 0, 0]
  for (let nonce = from; nonce < from + rounds; nonce++) {
    const end = results(engine, play, seededOnce(nonce)).at(-1)
    if (end === undefined || end.endsWith('+')) throw new RangeError('a play does not end its round')
    // What steps staked beyond the first stake comes off what they won.
    const stake = Number(stakeOfPlays(engine))
    const [paid = 0, staked = stake] = end.split('@').map(Number)
    const win = (paid - (staked - stake)) / stake
    won += win
    squares += win * win
    if (win > 0) wins++
  }
  return { rounds, wins, won, squares }
}
const together = (sums: readonly Sum[]): Sum => {
  const all = (of: (sum: Sum) => number): number => sums.reduce((total, sum) => total + of(sum), 0)
  return {
    rounds: all((s) => s.rounds),
    wins: all((s) => s.wins),
    won: all((s) => s.won),
    squares: all((s) => s.squares),
  }
}
/** The most that the true return of these rounds can be: five standard errors above what they returned. */
function highest({ rounds, won, squares }: Sum): number {
  const mean = won / rounds
  return mean + 5 * Math.sqrt((squares / rounds - mean * mean) / rounds)
}

describe.each(engines.map((engine) => [engine.sysname, engine] as const))('%s', (sysname, engine) => {
  it('GAM-8 has a certificate that its rules prove, digit by digit', { timeout: 240_000 }, () => {
    expect(certificateFor(sysname)).toEqual(certify(engine))
  })

  it('GAM-7 returns at least 85 % even to the least favourable choice, and less than it takes', () => {
    const { lowest, rtp } = certificateFor(sysname) ?? { lowest: undefined, rtp: undefined }
    expect(BigInt(lowest?.numerator ?? 0) * 100n).toBeGreaterThanOrEqual(BigInt(lowest?.denominator ?? 0) * 85n)
    expect(BigInt(rtp?.numerator ?? 0)).toBeLessThan(BigInt(rtp?.denominator ?? 0))
  })

  it(
    'GAM-7 no way to play it returns less than its least favourable choice is certified to',
    { timeout: 240_000 },
    () => {
      const { lowest, rtp } = certificateFor(sysname) ?? {}
      const ways = plays[sysname] ?? []
      if (ways.every((way) => way.first === null && way.next.length === 0)) return expect(lowest).toEqual(rtp)
      const rounds = Math.ceil(roundsOfAll / ways.length)
      // Rounds of its own for each way: together they are so many chances, not one chance so many times.
      const sums = ways.map((way, place) => sumOf(engine, way, rounds, place * rounds))
      // Each way alone, where it wins often enough to tell, and all of them together.
      const told = [...sums, together(sums)].filter(({ wins }) => wins >= winsToTell)
      expect(told.length).toBeGreaterThan(0)
      const bar = Number(lowest?.numerator) / Number(lowest?.denominator)
      expect(Math.min(...told.map(highest))).toBeGreaterThanOrEqual(bar)
    }
  )

  it('has stake levels in rising order', () => {
    expect(engine.stakesMinor.length).toBeGreaterThan(2)
    expect([...engine.stakesMinor].toSorted((a, b) => Number(a - b))).toEqual(engine.stakesMinor)
  })
})

it('GAM-25 no proof is without its game', () => {
  expect(Object.keys(proofs).toSorted()).toEqual(engines.map((engine) => engine.sysname).toSorted())
})
