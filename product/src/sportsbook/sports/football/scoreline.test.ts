import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beforeStart, type FixtureState } from './match.ts'
import { ratesLeft, shareLeft } from './intensity.ts'
import { fairProbabilities, outcomeChances } from './pricing.ts'
import { allowedRho, probability, type Rates, scoreGrid } from './scoreline.ts'
import { quartersOf } from '../../rules/lines.ts'

const plain: Rates = { home: 1.5, away: 1.1, rho: 0 }
const corrected: Rates = { ...plain, rho: -0.1 }
const fairOdds = (rates: Rates, kind: Parameters<typeof fairProbabilities>[1]['kind'], line?: number) =>
  fairProbabilities(scoreGrid(rates), { kind, line: line === undefined ? undefined : quartersOf(line) }).map(
    (p) => 1 / p
  )

describe('the scoreline model', () => {
  it('gives the published chances of home, draw and away at rates 1.5 and 1.1', () => {
    expect(outcomeChances(scoreGrid(plain)).map((p) => p.toFixed(6))).toEqual(['0.464244', '0.257667', '0.278089'])
    expect(outcomeChances(scoreGrid(corrected)).map((p) => p.toFixed(6))).toEqual(['0.451989', '0.282177', '0.265833'])
  })
  it('gives the published chances of totals, both to score, single scores and winning margins', () => {
    for (const [rates, over, exact, btts, scores, margins] of [
      [
        plain,
        [0.732615, 0.48157, 0.263998],
        [0.251045, 0.217572],
        0.518272,
        [0.074274, 0.11141, 0.081701, 0.122551, 0.091914],
        [0.232379, 0.140111, 0.231865],
      ],
      [
        corrected,
        [0.74487, 0.48157, 0.263998],
        [0.2633, 0.217572],
        0.530527,
        [0.086529, 0.099155, 0.069446, 0.134807, 0.091914],
        [0.220124, 0.140111, 0.231865],
      ],
    ] as const) {
      const grid = scoreGrid(rates)
      const chance = (holds: (h: number, a: number) => boolean) => probability(grid, holds)
      ;[1.5, 2.5, 3.5].forEach((line, i) => expect(chance((h, a) => h + a > line)).toBeCloseTo(over[i] ?? 0, 5))
      ;[2, 3].forEach((total, i) => expect(chance((h, a) => h + a === total)).toBeCloseTo(exact[i] ?? 0, 5))
      expect(chance((h, a) => h > 0 && a > 0)).toBeCloseTo(btts, 5)
      ;[
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
        [2, 1],
      ].forEach(([x, y], i) => expect(chance((h, a) => h === x && a === y)).toBeCloseTo(scores[i] ?? 0, 5))
      expect(chance((h, a) => h - a === 1)).toBeCloseTo(margins[0], 5)
      expect(chance((h, a) => h - a === 2)).toBeCloseTo(margins[1], 5)
      expect(chance((h, a) => h - a >= 2)).toBeCloseTo(margins[2], 5)
    }
  })
  it('gives the published fair prices of handicaps, whole, half and quarter lines and double chance', () => {
    for (const [line, price] of [
      [0, 1.5881],
      [-0.25, 1.9003],
      [-0.5, 2.2124],
      [-0.75, 2.6027],
      [-1, 3.3635],
      [-1.25, 3.8382],
    ] as const) {
      expect(fairOdds(corrected, 'asian_handicap', line)[0]).toBeCloseTo(price, 4)
    }
    for (const [line, price] of [
      [2, 1.5298],
      [2.25, 1.8032],
      [2.5, 2.0765],
      [2.75, 2.3907],
      [3, 2.9638],
    ] as const) {
      expect(fairOdds(corrected, 'over_under', line)[0]).toBeCloseTo(price, 4)
    }
    expect(fairOdds(corrected, 'draw_no_bet')[0]).toBeCloseTo(1.5881, 4)
    const [homeDraw, homeAway, drawAway] = fairOdds(corrected, 'double_chance')
    expect(homeDraw).toBeCloseTo(1.3621, 4)
    expect(homeAway).toBeCloseTo(1.3931, 4)
    expect(drawAway).toBeCloseTo(1.8248, 4)
  })
  it('gives the published chances in play: minute 60 at 1-0 and at 0-0, with a flat intensity', () => {
    const left: Rates = { home: 0.5, away: 1.1 / 3, rho: 0 }
    const ahead = scoreGrid(left, { home: 1, away: 0 })
    expect(outcomeChances(ahead).map((p) => p.toFixed(6))).toEqual(['0.797312', '0.168695', '0.033992'])
    expect(probability(ahead, (h, a) => h + a > 2.5)).toBeCloseTo(0.215346, 5)
    expect(outcomeChances(scoreGrid(left)).map((p) => p.toFixed(6))).toEqual(['0.296293', '0.501020', '0.202688'])
  })
  it('prices a builder from the joint grid as published: home and over 2.5, both to score and over 2.5', () => {
    const grid = scoreGrid(corrected)
    expect(probability(grid, (h, a) => h > a && h + a > 2.5)).toBeCloseTo(0.269276, 5)
    expect(probability(grid, (h, a) => h > 0 && a > 0 && h + a > 2.5)).toBeCloseTo(0.395721, 5)
  })
  it('sums to one, has no negative chance and keeps rho within its bounds, whatever the rates', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 6, noNaN: true }),
        fc.double({ min: 0.01, max: 6, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (home, away, rho) => {
          const grid = scoreGrid({ home, away, rho })
          expect(probability(grid, () => true)).toBeCloseTo(1, 9)
          expect(grid.cells.every((p) => p >= -1e-15)).toBe(true)
          const kept = allowedRho(rho, home, away)
          expect(kept * home * away).toBeLessThanOrEqual(1 + 1e-9)
          expect(1 + kept * Math.max(home, away)).toBeGreaterThanOrEqual(-1e-9)
        }
      ),
      { seed: 1 }
    )
  })
})

describe('the intensity of goals', () => {
  const at = (phase: FixtureState['phase'], minute: number, added = 0): FixtureState => ({
    ...beforeStart,
    phase,
    minute,
    added,
  })
  it('leaves 55 % of the goals to the second half', () => {
    expect(shareLeft(at('half_time', 45))).toBeCloseTo(0.55, 12)
    expect(shareLeft(at('second_half', 46))).toBeCloseTo(0.55, 12)
  })
  it('only falls while the match runs, from 1 to 0', () => {
    const course = [
      at('not_started', 0),
      ...Array.from({ length: 45 }, (_, i) => at('first_half', i + 1)),
      at('first_half', 45, 2),
      at('first_half', 45, 6),
      at('half_time', 45, 6),
      ...Array.from({ length: 45 }, (_, i) => at('second_half', i + 46)),
      at('second_half', 90, 3),
      at('second_half', 90, 8),
      at('finished', 90, 8),
    ].map(shareLeft)
    expect(course[0]).toBe(1)
    expect(course.at(-1)).toBe(0)
    course.reduce((before, now) => (expect(now).toBeLessThanOrEqual(before), now))
  })
  it('lets a side that lost a player score less and concede more', () => {
    const eleven = ratesLeft(plain, at('first_half', 20))
    const ten = ratesLeft(plain, { ...at('first_half', 20), redCards: { home: 1, away: 0 } })
    expect(ten.home / eleven.home).toBeCloseTo(0.7, 12)
    expect(ten.away / eleven.away).toBeCloseTo(1.2, 12)
  })
})
