import type { Odds } from '@ante/kit/odds'
import { marketKinds, type MarketKind, type Outcome } from '../../contract.ts'
import { ratesLeft } from './intensity.ts'
import { books, inPlaySurcharge } from '../../rules/bet-costs.ts'
import { onLadder, withMargin } from '../../rules/margin.ts'
import { type FixtureState, isOver } from './match.ts'
import { type Grid, probability, type Rates, type Score, scoreGrid } from './scoreline.ts'
import type { Quarters } from '../../rules/lines.ts'
import { resultOf } from './results.ts'

export interface MarketKey {
  readonly kind: MarketKind
  readonly line: Quarters | undefined
}
export interface PricedMarket extends MarketKey {
  /** Fair probabilities in the order of the kind's outcomes: they sum to 1 (to 2 for double chance, where two of three win). */
  readonly fair: readonly number[]
  /** What is offered, in the same order. */
  readonly prices: readonly Odds[]
}

/** A line is offered while both of its sides have a real chance: otherwise it is only a row to scroll past. */
export const offered = { least: 0.06, most: 0.94 }
const overUnderLines = range(2, 26)
const handicapLines = range(-10, 10)

function range(from: Quarters, to: Quarters): Quarters[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Every market on offer for a match in this state, all from one grid. A market that cannot be priced within the ladder is left out. */
export function priceMatch(whole: Rates, state: FixtureState, passed = 0): PricedMarket[] {
  if (isOver(state.phase)) return []
  const grid = scoreGrid(ratesLeft(whole, state, passed), state.score)
  const surcharge = state.phase === 'not_started' ? 0 : inPlaySurcharge
  const views = viewsOf(grid)
  return keys
    .map((key) => priceMarket(views, key, books[key.kind] + surcharge))
    .filter((market) => market !== undefined)
}

export const marketKeys = (): readonly MarketKey[] => keys
const keys: readonly MarketKey[] = [
  { kind: '1x2', line: undefined },
  { kind: 'double_chance', line: undefined },
  { kind: 'both_teams_to_score', line: undefined },
  { kind: 'draw_no_bet', line: undefined },
  ...overUnderLines.map((line): MarketKey => ({ kind: 'over_under', line })),
  ...handicapLines.map((line): MarketKey => ({ kind: 'asian_handicap', line })),
]

function priceMarket(views: Views, key: MarketKey, book: number): PricedMarket | undefined {
  const fair = fairFrom(views[viewOf[key.kind]], key)
  if (key.line !== undefined && fair.some((p) => p < offered.least || p > offered.most)) return undefined
  const prices = withMargin(fair, book).map((q) => onLadder(1 / q))
  return prices.every((price) => price !== undefined) ? { ...key, fair, prices } : undefined
}

/**
 * Fair chances of a market's outcomes. Where the stake can come back, whole or half, the chance is the one at which the expected win and
 * the expected loss of a unit balance: o = 1 + P(lose)/P(win), halves counted by half, so the two sides of a line always sum to 1.
 */
export const fairProbabilities = (grid: Grid, key: MarketKey): number[] =>
  fairFrom(viewsOf(grid)[viewOf[key.kind]], key)

interface Weighted {
  readonly score: Score
  readonly p: number
}
/** A kind of market sees only a part of the score: the total, the lead, or who scored. Scores that look alike are counted once. */
type View = 'total' | 'lead' | 'scorers'
const viewOf: Readonly<Record<MarketKind, View>> = {
  '1x2': 'lead',
  double_chance: 'lead',
  draw_no_bet: 'lead',
  asian_handicap: 'lead',
  over_under: 'total',
  both_teams_to_score: 'scorers',
}
type Views = Readonly<Record<View, readonly Weighted[]>>

function viewsOf(grid: Grid): Views {
  const views = {
    total: new Map<number, Weighted>(),
    lead: new Map<number, Weighted>(),
    scorers: new Map<number, Weighted>(),
  }
  const count = (view: Map<number, Weighted>, as: number, score: Score, p: number): void =>
    void view.set(as, { score, p: (view.get(as)?.p ?? 0) + p })
  for (let x = 0; x < grid.size; x++) {
    for (let y = 0; y < grid.size; y++) {
      const p = grid.cells[x * grid.size + y] ?? 0
      const score = { home: grid.from.home + x, away: grid.from.away + y }
      count(views.total, score.home + score.away, score, p)
      count(views.lead, score.home - score.away, score, p)
      count(views.scorers, (score.home > 0 ? 2 : 0) + (score.away > 0 ? 1 : 0), score, p)
    }
  }
  return { total: [...views.total.values()], lead: [...views.lead.values()], scorers: [...views.scorers.values()] }
}

function fairFrom(scores: readonly Weighted[], { kind, line }: MarketKey): number[] {
  const outcomes: readonly Outcome[] = marketKinds[kind]
  return outcomes.map((outcome) => {
    let win = 0
    let lose = 0
    for (const { score, p } of scores) {
      const result = resultOf({ kind, line, outcome }, score)
      if (result === 'win') win += p
      else if (result === 'half_win') win += p / 2
      else if (result === 'half_loss') lose += p / 2
      else if (result === 'loss') lose += p
    }
    return win + lose > 0 ? win / (win + lose) : 0
  })
}

/** Chances of home, draw and away alone: for ratings and their measure. */
export const outcomeChances = (grid: Grid): [home: number, draw: number, away: number] => [
  probability(grid, (home, away) => home > away),
  probability(grid, (home, away) => home === away),
  probability(grid, (home, away) => home < away),
]

/** The market of a list that a summary shows: match winner. */
export const mainMarket: MarketKind = '1x2'
