import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { advanced, atStart, type EntryScore, isCounted, pointsOf, type ScoredRound, streakOf } from './points.ts'
import { type Scoring, scorings as allScorings } from './shapes.ts'

const at = (ms: number) => new Date(Date.UTC(2026, 10, 20) + ms)
let last = 0n
const round = (stakeMinor: bigint, winMinor: bigint, finished: number): ScoredRound => ({
  id: ++last,
  stakeMinor,
  winMinor,
  startedAt: at(finished - 1),
  finishedAt: at(finished),
})
/** Places in stages bring their points otherwise. */
type OfRounds = Exclude<Scoring, 'position'>
const scorings = allScorings.filter((one): one is OfRounds => one !== 'position')
const after = (scoring: OfRounds, rounds: readonly ScoredRound[]): EntryScore =>
  scoring === 'streak' ? streakOf(rounds) : rounds.reduce((standing, one) => advanced(scoring, standing, one), atStart)

const rounds = fc.array(
  fc
    .tuple(fc.bigInt({ min: 1n, max: 10_000_00n }), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.nat(1000))
    .map((values) => round(...values)),
  { maxLength: 30 }
)

describe('points', () => {
  it('TRN-20 the order in which rounds are told changes nothing, under any rule', () => {
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

  it('TRN-20 what came back less what was staked counts by the same rate, and a loss brings none', () => {
    const standing = after('net_win', [round(100n, 500n, 1), round(1_000n, 0n, 7), round(200n, 900n, 3)])
    expect(standing).toEqual({ score: 100n, reachedAt: at(7) })
    expect(pointsOf('net_win', 250n, 108)).toBe(270n)
    expect(pointsOf('net_win', -250n, 108)).toBe(0n)
  })

  it('TRN-20 the longest row of rounds that paid more than they cost counts, since the first time that it was that long', () => {
    const won = (finished: number) => round(100n, 101n, finished)
    const lost = (finished: number) => round(100n, 100n, finished)
    const told = [won(1), won(2), lost(3), won(4), won(5), won(6), lost(7), won(8), won(9), won(10)]
    expect(after('streak', told)).toEqual({ score: 3n, reachedAt: at(6) })
    expect(after('streak', told.toReversed())).toEqual({ score: 3n, reachedAt: at(6) })
    expect(after('streak', [lost(1)])).toEqual(atStart)
    expect(pointsOf('streak', 3n, 108)).toBe(3n)
  })

  it('TRN-20 TRN-16 a round counts that began after its player took part, within the time, and ended before the end', () => {
    const period = { startsAt: at(1_000), endsAt: at(2_000), countsFrom: at(1_500) }
    const from = (startedAt: Date, finishedAt: Date) =>
      isCounted({ id: 1n, stakeMinor: 1n, winMinor: 0n, startedAt, finishedAt }, period)
    expect(from(at(1_500), at(1_999))).toBe(true)
    expect(from(at(1_499), at(1_600))).toBe(false)
    expect(from(at(1_500), at(2_000))).toBe(false)
    expect(isCounted(round(1n, 0n, 900), { ...period, countsFrom: at(500) })).toBe(false)
  })
})
