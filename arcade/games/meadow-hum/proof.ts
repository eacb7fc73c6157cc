import { fraction, minus } from '../../rules/exact/fraction.ts'
import { histogramProof, type Proof } from '../../rules/exact/proof.ts'
import { ClusterMachine } from '../../rules/slots/clusters.ts'
import { meadowDesign } from './rules.ts'

/** Every combination of stops once, played to its end: how many pay so many coins, and the coins of first falls alone. */
function cycle(): { size: bigint; pays: Map<bigint, bigint>; first: bigint } {
  const machine = new ClusterMachine(meadowDesign)
  // A round that ends with its first fall is all that it pays.
  const single = new ClusterMachine({ ...meadowDesign, fallsMost: 1 })
  const [counts, stops] = [new Map<number, number>(), machine.lengths.map(() => 0)]
  let [size, first] = [0, 0]
  const walk = (reel: number): void => {
    if (reel < stops.length) {
      for (let stop = 0; stop < (machine.lengths[reel] ?? 0); stop++) {
        stops[reel] = stop
        walk(reel + 1)
      }
      return
    }
    const coins = machine.play(stops)
    size++
    counts.set(coins, (counts.get(coins) ?? 0) + 1)
    if (coins > 0) first += single.play(stops)
  }
  walk(0)
  return {
    size: BigInt(size),
    pays: new Map([...counts].map(([coins, count]) => [BigInt(coins), BigInt(count)])),
    first: BigInt(first),
  }
}

export function proof(): Proof {
  const { size, pays, first } = cycle()
  const unit = BigInt(meadowDesign.coins)
  const figures = histogramProof(size, pays, unit)
  const share = fraction(first, size * unit)
  return {
    method: 'full-cycle',
    cycle: size,
    ...figures,
    lowest: figures.rtp,
    hits: { lowest: figures.hit, highest: figures.hit },
    choices: [],
    parts: [
      { name: 'first', share },
      { name: 'falls', share: minus(figures.rtp, share) },
    ],
  }
}
