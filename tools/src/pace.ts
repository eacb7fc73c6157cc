import { spawnSync } from 'node:child_process'

/** What a usual machine takes to start Node and end it, in milliseconds. */
const usual = 80

/**
 * How many times slower than a usual machine this one is now, from 1 to 6: by what it takes to start a process, which asks for processor, memory and disk.
 * The matches of the journeys' world run slower by it and their waits are longer, so that a busy machine sees the same day as an idle one.
 */
export function measurePace(): number {
  const from = performance.now()
  const times = 12
  for (let time = 0; time < times; time += 1) spawnSync(process.execPath, ['-e', '0'])
  return paceOf((performance.now() - from) / times)
}

/** The pace of a machine that takes this many milliseconds, in halves. */
export const paceOf = (ms: number): number => Math.min(6, Math.max(1, Math.floor((2 * ms) / usual) / 2))
