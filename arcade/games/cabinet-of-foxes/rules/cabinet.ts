import type { Json } from '../../../rules/engine.ts'

/**
 * What lies in the drawers: T ticket, F feather, E egg, P watch, J jar, S shell, B butterfly, each worth so many stakes; L a lamp, which counts
 * all that is found once more; X a fox. The second fox closes the cabinet.
 */
export const cabinet = {
  contents: 'TTFFEEPJSBLLXXX',
  worths: { T: 1, F: 2, E: 3, P: 4, J: 5, S: 6, B: 10 } as Readonly<Record<string, number>>,
  lamp: 'L',
  fox: 'X',
  /** So many foxes close it. */
  foxes: 2,
  /** Stakes paid beside where everything but foxes has been found. */
  full: 50,
} as const

export type Cabinet = {
  /** The drawers in the order in which they were opened, and what lay in each. */
  readonly opened: readonly number[]
  readonly found: string
  readonly foxes: number
  /** Lamps that burn: those of the keys beyond the third, and those that were found. */
  readonly lamps: number
  /** Stakes that the things found are worth, before lamps. */
  readonly worth: number
  readonly isFull: boolean
  readonly isShut: boolean
  /** Stakes paid so far: `worth`, once and once more for each lamp, and `full` where everything has been found. */
  readonly stakes: number
  readonly [key: string]: Json
}

/** The cabinet after these drawers were opened, each once. `drawers`: what lies in each; `lit`: lamps that burn from the start. */
export function opened(drawers: string, picks: readonly number[], lit: number): Cabinet {
  const found = picks.map((drawer) => drawers.charAt(drawer)).join('')
  const count = (item: string): number => [...found].filter((one) => one === item).length
  const [foxes, lamps] = [count(cabinet.fox), lit + count(cabinet.lamp)]
  const worth = [...found].reduce((sum, item) => sum + (cabinet.worths[item] ?? 0), 0)
  const isFull = [...drawers].every((item, drawer) => item === cabinet.fox || picks.includes(drawer))
  return {
    opened: picks,
    found,
    foxes,
    lamps,
    worth,
    isFull,
    isShut: foxes === cabinet.foxes || isFull,
    stakes: worth * (1 + lamps) + (isFull ? cabinet.full : 0),
  }
}
