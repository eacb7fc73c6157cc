import { storm, stormDesign } from './rules.ts'
import { type Fraction, fraction, minus, plus, product } from '../../rules/exact/fraction.ts'
import type { CycleRow } from '../../rules/exact/full-cycle.ts'
import type { Proof } from '../../rules/exact/proof.ts'
import { risingMoments, spinMoments } from '../../rules/exact/rising.ts'
import { waysCycle } from '../../rules/exact/ways-cycle.ts'

const sum = (rows: readonly CycleRow[], of: (row: CycleRow) => number): bigint =>
  rows.reduce((total, row) => total + BigInt(of(row)), 0n)

/** The best stops of a cycle, and how likely they are. */
function bestOf(rows: readonly CycleRow[]): { coins: number; odds: Fraction } {
  const coins = Math.max(...rows.map((row) => row.most))
  const count = sum(rows, (row) => (row.most === coins ? row.mostCount : 0))
  return {
    coins,
    odds: fraction(
      count,
      sum(rows, (row) => row.count)
    ),
  }
}

/** Each free spin over the whole cycle of its window; a spin that wins raises the multiplier. */
function freeSpins(): { mean: Fraction; square: Fraction; most: number; odds: Fraction } {
  const cycles = new Map<number, CycleRow[]>(storm.tide.map((rows) => [rows, waysCycle(stormDesign, rows)]))
  const cycleOf = (rows: number): CycleRow[] => cycles.get(rows) ?? []
  const step = BigInt(storm.step)
  const moments = storm.tide.map((rows) =>
    spinMoments(cycleOf(rows), ({ hits, coins }) => ({
      c: step * BigInt(hits),
      cc: step * step * BigInt(hits),
      wc: step * BigInt(coins),
    }))
  )
  // The largest sum wins with every spin, so its multipliers rise with every spin.
  const best = storm.tide.map((rows) => bestOf(cycleOf(rows)))
  return {
    ...risingMoments(moments, storm.multiplier),
    most: best.reduce((total, { coins }, at) => total + coins * (storm.multiplier + at * storm.step), 0),
    odds: product(...best.map(({ odds }) => odds)),
  }
}

export function proof(): Proof {
  const rows = waysCycle(stormDesign, storm.rows)
  const cycle = sum(rows, (row) => row.count)
  const unit = BigInt(stormDesign.coins)
  const opening = rows.find((row) => row.scatters === storm.bolts)
  if (!opening) throw new RangeError('the free spins can never open')
  const open = fraction(opening.count, cycle)
  const bolts = BigInt(storm.boltCoins)
  const free = freeSpins()
  const parts = [
    {
      name: 'ways',
      share: fraction(
        sum(rows, (row) => row.coins),
        cycle * unit
      ),
    },
    { name: 'bolts', share: product(open, fraction(bolts, unit)) },
    { name: 'free-spins', share: product(open, free.mean, fraction(1n, unit)) },
  ]
  const rtp = plus(...parts.map((part) => part.share))
  const extra = plus(fraction(bolts), free.mean)
  const extraSquare = plus(fraction(bolts * bolts), product(fraction(2n * bolts), free.mean), free.square)
  const square = plus(
    fraction(
      sum(rows, (row) => row.squares),
      cycle
    ),
    product(fraction(2n * BigInt(opening.coins), cycle), extra),
    product(open, extraSquare)
  )
  const hit = fraction(
    sum(rows, (row) => (row === opening ? row.count : row.hits)),
    cycle
  )
  return {
    method: 'full-cycle',
    cycle,
    rtp,
    lowest: rtp,
    hit,
    hits: { lowest: hit, highest: hit },
    choices: [],
    variance: minus(product(square, fraction(1n, unit * unit)), product(rtp, rtp)),
    most: {
      multiple: fraction(BigInt(opening.most) + bolts + BigInt(free.most), unit),
      odds: product(fraction(opening.mostCount, cycle), free.odds),
    },
    parts,
  }
}
