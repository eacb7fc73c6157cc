import { orchardFree, orchardMachine } from './rules.ts'
import { type Fraction, fraction, minus, plus, product } from '../../rules/exact/fraction.ts'
import { type CycleRow, fullCycle } from '../../rules/exact/full-cycle.ts'
import { risingMoments, spinMoments } from '../../rules/exact/rising.ts'
import type { Proof } from '../../rules/exact/proof.ts'

/** The free spins: every moon raises the multiplier. */
function freeMoments(rows: readonly CycleRow[]): { mean: Fraction; square: Fraction } {
  const moments = spinMoments(rows, (row) => {
    const step = BigInt(row.scatters * orchardFree.step)
    return { c: step * BigInt(row.count), cc: step * step * BigInt(row.count), wc: step * BigInt(row.coins) }
  })
  return risingMoments(
    Array.from({ length: orchardFree.spins }, () => moments),
    orchardFree.multiplier
  )
}

/** The most that the free spins can pay from a multiplier on, and how likely that is: the better of every number of moons, spin by spin. */
function mostOfFree(rows: readonly CycleRow[], cycle: bigint): { coins: number; odds: Fraction } {
  const known = new Map<string, { coins: number; odds: Fraction }>()
  const best = (left: number, multiplier: number): { coins: number; odds: Fraction } => {
    if (left === 0) return { coins: 0, odds: fraction(1) }
    const key = `${left} ${multiplier}`
    const before = known.get(key)
    if (before) return before
    let found = { coins: -1, odds: fraction(0) }
    for (const row of rows) {
      const rest = best(left - 1, multiplier + row.scatters * orchardFree.step)
      const coins = row.most * multiplier + rest.coins
      const odds = product(fraction(row.mostCount, cycle), rest.odds)
      if (coins > found.coins) found = { coins, odds }
      else if (coins === found.coins) found = { coins, odds: plus(found.odds, odds) }
    }
    known.set(key, found)
    return found
  }
  return best(orchardFree.spins, orchardFree.multiplier)
}

export function proof(): Proof {
  const machine = orchardMachine()
  const rows = fullCycle(machine)
  const cycle = rows.reduce((sum, row) => sum + BigInt(row.count), 0n)
  const coins = BigInt(machine.design.coins)
  const opening = rows.find((row) => row.scatters === orchardFree.moons)
  if (!opening) throw new RangeError('the free spins can never open')
  const moonCoins = BigInt(machine.scatterCoins(orchardFree.moons))
  const free = freeMoments(rows)
  const open = fraction(opening.count, cycle)
  const parts = [
    {
      name: 'lines',
      share: fraction(
        rows.reduce((sum, row) => sum + BigInt(row.coins), 0n),
        cycle * coins
      ),
    },
    { name: 'moons', share: product(open, fraction(moonCoins, coins)) },
    { name: 'free-spins', share: product(open, free.mean, fraction(1n, coins)) },
  ]
  const rtp = plus(...parts.map((part) => part.share))
  const extra = plus(fraction(moonCoins), free.mean)
  const extraSquare = plus(fraction(moonCoins * moonCoins), product(fraction(2n * moonCoins), free.mean), free.square)
  const square = plus(
    fraction(
      rows.reduce((sum, row) => sum + BigInt(row.squares), 0n),
      cycle
    ),
    product(fraction(2n * BigInt(opening.coins), cycle), extra),
    product(open, extraSquare)
  )
  const hit = fraction(
    rows.reduce((sum, row) => sum + BigInt(row === opening ? row.count : row.hits), 0n),
    cycle
  )
  const most = mostOfFree(rows, cycle)
  return {
    method: 'full-cycle',
    cycle,
    rtp,
    lowest: rtp,
    hit,
    hits: { lowest: hit, highest: hit },
    choices: [],
    variance: minus(product(square, fraction(1n, coins * coins)), product(rtp, rtp)),
    most: {
      multiple: fraction(BigInt(opening.most) + moonCoins + BigInt(most.coins), coins),
      odds: product(fraction(opening.mostCount, cycle), most.odds),
    },
    parts,
  }
}
