import { randomFillSync } from 'node:crypto'
import { below } from '@ante/arcade/rules/draws'
import { orchardMachine } from '@ante/arcade/games/midnight-orchard/rules'
import { type Measurement, perSecond } from './table.ts'

const bar = 1_000_000
const roundMs = 600
const rounds = 5

/** Time that this process really had a core for: what else the machine does is not counted. */
const spentMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Outcomes of Midnight Orchard on one core, rules alone: five unbiased stops out of ready 32-bit numbers, all twenty lines, the scatters. What hashing
 * costs is part of the round through HTTP.
 */
export function measureSlotOutcomes(): Measurement {
  const machine = orchardMachine()
  const numbers = randomFillSync(new Uint32Array(1 << 16))
  let at = 0
  const draws = { uint32: () => numbers[at++ & 0xffff] ?? 0 }
  const { lengths } = machine
  const stops = new Int32Array(lengths.length)
  let coins = 0
  const play = (count: number): void => {
    for (let spin = 0; spin < count; spin++) {
      for (let reel = 0; reel < stops.length; reel++) stops[reel] = below(draws, lengths[reel] ?? 1)
      coins += machine.lineCoins(stops) + machine.scatterCoins(machine.scatterCount(stops))
    }
  }
  const rates: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const started = spentMs()
    let played = 0
    for (; spentMs() - started < (round === 0 ? roundMs / 3 : roundMs); played += 10_000) play(10_000)
    // The first round warms up.
    if (round > 0) rates.push((played * 1000) / (spentMs() - started))
  }
  const rate = rates.toSorted((a, b) => a - b)[Math.floor(rates.length / 2)] ?? 0
  // The sum is used, so that nothing of the work can be left out.
  if (coins === 0) throw new Error('no outcome paid anything')
  return {
    rows: [
      {
        what: 'slot outcomes on one core, rules alone',
        ours: perSecond(rate),
        yardstick: '',
        ratio: '',
        bar: `≥ ${perSecond(bar)}`,
        met: rate >= bar,
      },
    ],
  }
}
