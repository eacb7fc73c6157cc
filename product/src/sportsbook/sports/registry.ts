import { type Fraction, most } from '@ante/arcade/rules/exact/fraction'
import { football } from './football/index.ts'
import type { AnySport } from './sport.ts'

/** Every sport that can be bet on: a folder beside this file, and a line here. Rows of the database name one by its key. */
const sports: ReadonlyMap<string, AnySport> = new Map([football].map((sport) => [sport.key, sport]))

/** The most that a bet comes back with, on whatever sport. */
export const bestReturn = (oddsLeast: number | null): Fraction =>
  most([...sports.values()].map((sport) => sport.bestReturn(oddsLeast)))

/** The sport of this key. Throws for one that this version does not have. */
export function sportOf(key: string): AnySport {
  const sport = sports.get(key)
  if (!sport) throw new Error(`there is no sport ${key}`)
  return sport
}
