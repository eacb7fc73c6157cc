import { type CycleRow, everyCombination, fullCycle } from '../../../rules/exact/full-cycle.ts'
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
  everyCombination(machine, machine.scatters, (lighthouses, coins) => {
    if (lighthouses < lighthousesOfRide) found.set(coins, (found.get(coins) ?? 0) + 1)
  })
  return found
}
