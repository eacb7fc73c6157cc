import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advanced, atStart, isCounted, pointsOf, type ScoredRound, type EntryScore } from './points.ts'
import { type Scoring, scorings } from './shapes.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 10, 20) + ms)
const round = (stakeMinor: bigint, winMinor: bigint, finished: number): ScoredRound => ({
  stakeMinor,
  winMinor,
  startedAt: at(finished - 1),
  finishedAt: at(finished),
})
const after = (scoring: Scoring, rounds: readonly ScoredRound[]): EntryScore =>
  rounds.reduce((standing, one) => advanced(scoring, standing, one), atStart)

const rounds = fc.array(
  fc
    .tuple(fc.bigInt({ min: 1n, max: 10_000_00n }), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.nat(1000))
    .map((values) => round(...values)),
  { maxLength: 30 }
)

describe('points', () => {
  it('TRN-20 the order in which rounds are told changes nothing, under either rule', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...scorings),
        rounds.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        (scoring, [told, otherwise]) => {
          expect(after(scoring, otherwise)).toEqual(after(scoring, told))
        }
      ),
      { seed: 1 }
    )
  })

  it('TRN-20 stakes add up to the last unit, and their points are one division of the sum', () => {
    fc.assert(
      fc.property(rounds, fc.integer({ min: 1, max: 1000 }), (all, rate) => {
        const sum = all.reduce((total, { stakeMinor }) => total + stakeMinor, 0n)
        expect(after('stakes', all).score).toBe(sum)
        expect(pointsOf('stakes', sum, rate)).toBe((sum * BigInt(rate)) / 100n)
      }),
      { seed: 1 }
    )
    // Ten stakes of 0.10 are one of 1.00, also where each alone would be rounded down.
    const ten = after(
      'stakes',
      Array.from({ length: 10 }, (_, n) => round(10n, 0n, n))
    ).score
    expect(pointsOf('stakes', ten, 108)).toBe(pointsOf('stakes', 100n, 108))
    expect(pointsOf('stakes', 10n, 108) * 10n).toBeLessThan(108n)
  })

  it('TRN-20 of several rounds the best win over its stake counts, in hundredths, since the first time that it was reached', () => {
    const standing = after('multiplier', [
      round(100n, 50n, 1),
      round(200n, 2_500n, 9),
      round(10n, 125n, 5),
      round(1_000n, 12_000n, 2),
    ])
    expect(standing).toEqual({ score: 1_250n, reachedAt: at(5) })
    expect(pointsOf('multiplier', standing.score, 100)).toBe(1_250n)
    expect(after('multiplier', [round(100n, 0n, 1)])).toEqual(atStart)
  })

  it('TRN-20 TRN-16 a round counts that began after its player took part, within the time, and ended before the end', () => {
    const period = { startsAt: at(1_000), endsAt: at(2_000), countsFrom: at(1_500) }
    const from = (startedAt: Date, finishedAt: Date) =>
      isCounted({ stakeMinor: 1n, winMinor: 0n, startedAt, finishedAt }, period)
    expect(from(at(1_500), at(1_999))).toBe(true)
    expect(from(at(1_499), at(1_600))).toBe(false)
    expect(from(at(1_500), at(2_000))).toBe(false)
    expect(isCounted(round(1n, 0n, 900), { ...period, countsFrom: at(500) })).toBe(false)
  })
})
