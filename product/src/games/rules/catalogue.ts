import { clearingGame } from './clearing.ts'
import { combinationGame } from './combination.ts'
import { deepSeam } from './deep-seam.ts'
import { diceboxGame } from './dicebox.ts'
import { type Engine, isShared, type SharedEngine } from './engine.ts'
import { higherGroundGame } from './higher-ground.ts'
import { midnightOrchard } from './midnight-orchard.ts'
import { parlourRoulette } from './parlour-roulette.ts'
import { thresholdGame } from './threshold.ts'
import { wheelOfHoursGame } from './wheel-of-hours.ts'

/** Every game that plays here. The lobby's rows for them are in the seeds, their proofs in exact/catalogue.ts. */
export const engines: readonly Engine[] = [
  midnightOrchard,
  deepSeam,
  diceboxGame,
  thresholdGame,
  clearingGame,
  higherGroundGame,
  combinationGame,
  parlourRoulette,
  wheelOfHoursGame,
]

const bySysname = new Map(engines.map((engine) => [engine.sysname, engine]))
export const engineOf = (sysname: string): Engine | undefined => bySysname.get(sysname)

/** Those whose rounds all players share. */
export const sharedEngines: readonly SharedEngine[] = engines.filter(isShared)
export const sharedEngineOf = (sysname: string): SharedEngine | undefined => sharedEngines.find((engine) => engine.sysname === sysname)
