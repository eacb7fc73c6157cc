import { seamMachine } from './rules.ts'
import { fraction, minus } from '../../rules/exact/fraction.ts'
import { histogramProof, type Proof } from '../../rules/exact/proof.ts'

/** Every combination of stops, each played to its end: the falls follow from the stops alone, so the cycle is that of the strips. */
export function proof(): Proof {
  const machine = seamMachine()
  const unit = BigInt(machine.design.coins)
  const counts = new Map<number, number>()
  const stops = new Int32Array(machine.lengths.length)
  const walk = (reel: number): void => {
    const length = machine.lengths[reel]!
    for (let stop = 0; stop < length; stop++) {
      stops[reel] = stop
      if (reel + 1 < stops.length) walk(reel + 1)
      else {
        const coins = machine.play(stops)
        counts.set(coins, (counts.get(coins) ?? 0) + 1)
      }
    }
  }
  walk(0)
  const cycle = machine.lengths.reduce((product, length) => product * BigInt(length), 1n)
  const found = histogramProof(
    cycle,
    new Map([...counts].toSorted(([a], [b]) => a - b).map(([coins, count]) => [BigInt(coins), BigInt(count)])),
    unit
  )
  const first = fraction(firstFall(), cycle * unit)
  return {
    ...found,
    method: 'full-cycle',
    cycle,
    lowest: found.rtp,
    hits: { lowest: found.hit, highest: found.hit },
    choices: [],
    parts: [
      { name: 'first', share: first },
      { name: 'falls', share: minus(found.rtp, first) },
    ],
  }
}

/** Coins of the first falls of the whole cycle: by symbol and length of run, ways multiply from reel to reel. */
function firstFall(): bigint {
  const { design, lengths } = seamMachine()
  let coins = 0n
  for (const [symbol, pays] of Object.entries(design.pays)) {
    const seen = design.strips.map((strip) => {
      const inSight = Array.from(
        strip,
        (_, stop) =>
          Array.from({ length: design.rows }, (__, row) => strip.charAt((stop + row) % strip.length)).filter(
            (one) => one === symbol || one === design.wild
          ).length
      )
      return {
        ways: BigInt(inSight.reduce((sum, count) => sum + count, 0)),
        none: BigInt(inSight.filter((count) => count === 0).length),
      }
    })
    pays.forEach((pay, index) => {
      const run = seen.slice(0, index + 1).reduce((product, reel) => product * reel.ways, 1n)
      const stopped = index + 1 < seen.length ? (seen[index + 1]?.none ?? 0n) : 1n
      const rest = lengths.slice(index + 2).reduce((product, length) => product * BigInt(length), 1n)
      coins += BigInt(pay) * run * stopped * rest
    })
  }
  return coins
}
