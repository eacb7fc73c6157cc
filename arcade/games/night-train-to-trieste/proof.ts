import { type Fraction, fraction, minus, plus, product } from '../../rules/exact/fraction.ts'
import type { CycleRow } from '../../rules/exact/full-cycle.ts'
import { type ChoiceProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { rideCycle, spinCycle, spinHistogram } from './rules/cycle.ts'
import { coin, ride, trainDesign } from './rules.ts'

const { lines, pays, coins: coinsOfStake } = trainDesign
const travellers = Object.keys(pays)
const unit = fraction(1, coinsOfStake)
const sizeOf = (rows: readonly CycleRow[]): bigint => rows.reduce((sum, { count }) => sum + BigInt(count), 0n)

/** All rides with one traveller: mean and mean square of their coins, the most and its chance. */
function ridesWith(traveller: string) {
  const rows = rideCycle(traveller)
  const size = sizeOf(rows)
  const full = ({ scatters }: CycleRow): number => lines.length * (pays[traveller]?.[scatters - 1] ?? 0)
  const sum = (of: (row: CycleRow) => bigint): Fraction =>
    fraction(
      rows.reduce((all, row) => all + of(row), 0n),
      size
    )
  const mean = sum((row) => BigInt(row.coins) + BigInt(full(row)) * BigInt(row.count))
  const square = sum(
    (row) =>
      BigInt(row.squares) + 2n * BigInt(full(row)) * BigInt(row.coins) + BigInt(full(row)) ** 2n * BigInt(row.count)
  )
  const most = Math.max(...rows.map((row) => row.most + full(row)))
  const odds = sum((row) => (row.most + full(row) === most ? BigInt(row.mostCount) : 0n))
  const times = fraction(ride.rides)
  return {
    mean: product(times, mean),
    // Rides do not depend on each other: n squares, and n (n − 1) products of two.
    square: plus(product(times, square), product(times, fraction(ride.rides - 1), mean, mean)),
    most: most * ride.rides,
    odds: product(...Array.from({ length: ride.rides }, () => odds)),
  }
}

/** The night ride, whoever travels. */
function nightRide() {
  const all = travellers.map(ridesWith)
  const share = fraction(1, all.length)
  const most = Math.max(...all.map((one) => one.most))
  return {
    mean: product(share, plus(...all.map(({ mean }) => mean))),
    square: product(share, plus(...all.map(({ square }) => square))),
    most,
    odds: product(share, plus(...all.filter((one) => one.most === most).map(({ odds }) => odds))),
  }
}

/** How often a win of so many coins can be called on until it may not be called on any more. */
function callsOf(coins: number): number {
  let calls = 0
  for (let held = coins; held <= coin.mostCoins && calls < coin.calls; held *= 2) calls++
  return calls
}

export function proof(): Proof {
  const [spins, rides] = [spinCycle(), nightRide()]
  const cycle = sizeOf(spins)
  const over = (value: bigint): Fraction => fraction(value, cycle)
  const begun = spins.filter(({ scatters }) => scatters >= ride.lighthouses)
  const paid = ({ scatters }: CycleRow): bigint => BigInt(trainDesign.scatterPays?.[scatters] ?? 0)
  const sum = (of: (row: CycleRow) => bigint, rows = begun): Fraction =>
    over(rows.reduce((all, row) => all + of(row), 0n))
  /** Coins of a spin that begins a ride, with its lighthouses. */
  const first = sum((row) => BigInt(row.coins) + paid(row) * BigInt(row.count))
  const firstSquare = sum(
    (row) => BigInt(row.squares) + 2n * paid(row) * BigInt(row.coins) + paid(row) ** 2n * BigInt(row.count)
  )
  const begins = sum((row) => BigInt(row.count))
  const ofRides = {
    mean: plus(first, product(begins, rides.mean)),
    square: plus(firstSquare, product(fraction(2), first, rides.mean), product(begins, rides.square)),
  }
  const top = Math.max(...begun.map((row) => row.most + Number(paid(row))))
  const topOdds = sum((row) => (row.most + Number(paid(row)) === top ? BigInt(row.mostCount) : 0n))

  /** A round whose wins are called on as often as they may be (or never). */
  const chosen = (place: number, calls: (coins: number) => number): ChoiceProof => {
    let [mean, square, hit] = [0n, 0n, fraction(0)]
    for (const [coins, count] of histogram) {
      if (coins === 0) continue
      const [won, squares, times] = [BigInt(count) * BigInt(coins), BigInt(count) * BigInt(coins) ** 2n, calls(coins)]
      // A win of x coins becomes 2ⁿ · x with a chance of one in 2ⁿ: the same mean, and 2ⁿ times the square.
      mean += won
      square += squares << BigInt(times)
      hit = plus(hit, fraction(count, 1n << BigInt(times)))
    }
    const rtp = product(plus(over(mean), ofRides.mean), unit)
    return {
      kind: 'named',
      values: [place],
      rtp,
      hit: plus(product(hit, fraction(1n, cycle)), begins),
      variance: minus(product(plus(over(square), ofRides.square), unit, unit), product(rtp, rtp)),
      most: { multiple: product(fraction(top + rides.most), unit), odds: product(topOdds, rides.odds) },
    }
  }
  const histogram = spinHistogram(ride.lighthouses)
  const linesShare = product(
    sum((row) => BigInt(row.coins), spins),
    unit
  )
  const lighthouses = product(
    sum((row) => paid(row) * BigInt(row.count)),
    unit
  )
  return {
    ...ofChoices(cycle, [chosen(0, () => 0), chosen(1, callsOf)]),
    parts: [
      { name: 'lines', share: linesShare },
      { name: 'lighthouses', share: lighthouses },
      { name: 'rides', share: product(begins, rides.mean, unit) },
    ],
  }
}
