/**
 * The one model behind every football market: a joint distribution of the goals that are still to come (Poisson with the Dixon-Coles
 * correction of low scores), added to the goals that there are. Every market is a sum over this grid, so no two of them can contradict.
 */
export interface Rates {
  /** Goals that each side is expected to score from now to the end of regular time. */
  readonly home: number
  readonly away: number
  /** Dependence of low scores; below zero makes draws likelier. */
  readonly rho: number
}
export interface Score {
  readonly home: number
  readonly away: number
}

/** Probability of each final score: `cells[x * size + y]` is x more home goals and y more away goals on top of `from`. */
export interface Grid {
  readonly size: number
  readonly from: Score
  readonly cells: Float64Array
}

const goalsCounted = 15

/** The nearest value of rho for which all four corrected probabilities stay at or above zero. */
export function allowedRho(rho: number, home: number, away: number): number {
  if (home <= 0 || away <= 0) return 0
  return Math.min(Math.min(1 / (home * away), 1), Math.max(Math.max(-1 / home, -1 / away), rho))
}

export function scoreGrid(rates: Rates, from: Score = { home: 0, away: 0 }): Grid {
  const size = goalsCounted + 1
  const rho = allowedRho(rates.rho, rates.home, rates.away)
  const home = poisson(rates.home, size)
  const away = poisson(rates.away, size)
  const cells = new Float64Array(size * size)
  let total = 0
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) {
      const p = correction(x, y, rates, rho) * (home[x] ?? 0) * (away[y] ?? 0)
      cells[x * size + y] = p
      total += p
    }
  }
  for (let i = 0; i < cells.length; i++) cells[i] = (cells[i] ?? 0) / total
  return { size, from, cells }
}

function correction(x: number, y: number, { home, away }: Rates, rho: number): number {
  if (x === 0 && y === 0) return 1 - home * away * rho
  if (x === 0 && y === 1) return 1 + home * rho
  if (x === 1 && y === 0) return 1 + away * rho
  if (x === 1 && y === 1) return 1 - rho
  return 1
}

function poisson(rate: number, size: number): Float64Array {
  const all = new Float64Array(size)
  let p = Math.exp(-rate)
  for (let n = 0; n < size; n++) {
    all[n] = p
    p = (p * rate) / (n + 1)
  }
  return all
}

/** Sum of the probabilities of the final scores for which the question is true. */
export function probability(grid: Grid, holds: (home: number, away: number) => boolean): number {
  let sum = 0
  for (let x = 0; x < grid.size; x++) {
    for (let y = 0; y < grid.size; y++) {
      if (holds(grid.from.home + x, grid.from.away + y)) sum += grid.cells[x * grid.size + y] ?? 0
    }
  }
  return sum
}
