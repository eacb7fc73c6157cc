import { type Fraction, fraction, minus, plus, product } from '../../rules/exact/fraction.ts'
import { type ChoiceProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import type { CycleRow } from '../../rules/exact/full-cycle.ts'
import { laneCycle, lanternBit } from './rules/cycle.ts'
import { lane, laneDesign } from './rules.ts'

/** What is to come of a walk: the moments of its coins, the chance that it wins nothing, and the largest sum with its chance. */
interface Coming {
  readonly mean: Fraction
  readonly square: Fraction
  readonly none: Fraction
  readonly most: number
  readonly odds: Fraction
}
const over: Coming = { mean: fraction(0), square: fraction(0), none: fraction(1), most: 0, odds: fraction(1) }

const cycles = new Map<number, readonly CycleRow[]>()
const cycleOf = (held: number): readonly CycleRow[] => {
  const rows = cycles.get(held) ?? laneCycle(held)
  cycles.set(held, rows)
  return rows
}
const sizeOf = (rows: readonly CycleRow[]): bigint => rows.reduce((sum, { count }) => sum + BigInt(count), 0n)

/** A spin and all that follows it. `after` says what follows where these reels are lit now. */
function spun(rows: readonly CycleRow[], multiplier: number, after: (lit: number) => Coming): Coming {
  const [size, times] = [sizeOf(rows), BigInt(multiplier)]
  const each = rows.map((row) => ({ row, next: after(row.scatters) }))
  const most = Math.max(...each.map(({ row, next }) => row.most * multiplier + next.most))
  const part = (over: bigint | number): Fraction => fraction(over, size)
  return {
    mean: plus(
      ...each.flatMap(({ row, next }) => [part(times * BigInt(row.coins)), product(part(row.count), next.mean)])
    ),
    square: plus(
      ...each.flatMap(({ row, next }) => [
        part(times * times * BigInt(row.squares)),
        product(part(2n * times * BigInt(row.coins)), next.mean),
        product(part(row.count), next.square),
      ])
    ),
    none: plus(...each.map(({ row, next }) => product(part(row.count - row.hits), next.none))),
    most,
    odds: plus(
      ...each
        .filter(({ row, next }) => row.most * multiplier + next.most === most)
        .map(({ row, next }) => product(part(row.mostCount), next.odds))
    ),
  }
}

const known = new Map<string, Coming>()
/** A respin of the walk and those after it, with these reels held. */
function respins(step: number, held: number): Coming {
  if (step === lane.multipliers.length) return over
  const key = `${step}/${held}`
  const before = known.get(key)
  if (before) return before
  const coming = spun(cycleOf(held), lane.multipliers[step] ?? 1, (lit) => respins(step + 1, walked(lit)))
  known.set(key, coming)
  return coming
}

/** Everybody walks one reel to the left; who is on the first reel walks off it. */
const walked = (lit: number): number => (lit & (lanternBit - 1)) >> 1
const start = 1 << lane.from
const spin = (): Coming =>
  spun(cycleOf(0), lane.multipliers[0], (lit) => (lit === (start | lanternBit) ? respins(1, walked(lit)) : over))
const call = (): Coming => spun(cycleOf(start), lane.multipliers[0], (lit) => respins(1, walked(lit)))

function proven(place: number, { mean, square, none, most, odds }: Coming, stakes: number): ChoiceProof {
  const unit = fraction(1, BigInt(laneDesign.coins * stakes))
  const rtp = product(mean, unit)
  return {
    kind: 'named',
    values: [place],
    rtp,
    hit: minus(fraction(1), none),
    variance: minus(product(square, unit, unit), product(rtp, rtp)),
    most: { multiple: product(fraction(most), unit), odds },
  }
}

export function proof(): Proof {
  const spins = cycleOf(0)
  const one = proven(0, spin(), 1)
  const base = fraction(
    spins.reduce((sum, { coins }) => sum + BigInt(coins), 0n),
    sizeOf(spins) * BigInt(laneDesign.coins)
  )
  return {
    ...ofChoices(sizeOf(spins), [one, proven(1, call(), lane.callStakes)]),
    parts: [
      { name: 'base', share: base },
      { name: 'walk', share: minus(one.rtp, base) },
    ],
  }
}
