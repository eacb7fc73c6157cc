import { readFileSync } from 'node:fs'

/** In /proc/stat the eighth number of the line of all processors, in hundredths of a second (proc_stat(5)). */
const stolenField = 8
const tickMs = 10

/**
 * How long this machine's processors were ready to work and had to wait for the machine that they are a part of, since it started, in milliseconds.
 * Always 0 where nobody counts it.
 */
export function stolenMs(): number {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
    return Number(all.split(/\s+/)[stolenField] ?? 0) * tickMs
  } catch {
    // Only Linux has it.
    return 0
  }
}
