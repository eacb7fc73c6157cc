import { type CycleRow, fullCycle } from '../../../rules/exact/full-cycle.ts'
import { trainDesign, trainMachine } from '../rules.ts'

/** The full cycle of a spin, by lighthouses. */
export const spinCycle = (): CycleRow[] => fullCycle(trainMachine())

/** The full cycle of a ride, by how many reels show this traveller (`scatters`). */
export function rideCycle(traveller: string): CycleRow[] {
  const { strips, rows } = trainDesign
  const seen = strips.map((strip) =>
    Uint8Array.from({ length: strip.length }, (_, stop) =>
      Number((strip + strip).slice(stop, stop + rows).includes(traveller))
    )
  )
  return fullCycle(trainMachine(), seen)
}

/** Of all combinations of stops that begin no ride, how many pay so many coins. */
export function spinHistogram(lighthousesOfRide: number): Map<number, number> {
  const machine = trainMachine()
  const found = new Map<number, number>()
  const stops = [0, 0, 0, 0, 0]
  const walk = (reel: number, lighthouses: number): void => {
    for (let stop = 0; stop < (machine.lengths[reel] ?? 0); stop++) {
      stops[reel] = stop
      const seen = lighthouses + (machine.scatters[reel]?.[stop] ?? 0)
      if (seen >= lighthousesOfRide) continue
      if (reel + 1 < stops.length) {
        walk(reel + 1, seen)
        continue
      }
      const coins = machine.lineCoins(stops)
      found.set(coins, (found.get(coins) ?? 0) + 1)
    }
  }
  walk(0, 0)
  return found
}
