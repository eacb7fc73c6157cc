import { engines as all } from '../registry/engines.ts'
import { type Engine, isShared, type SharedEngine } from './engine.ts'

/** Every game that plays here, in its present version: one for each folder in `arcade/games`. */
export const engines: readonly Engine[] = Object.values(all).flatMap(([now]) => (now ? [now] : []))

/** A game in its present version, or in the one that is named: rounds end by the version with which they began. */
export function engineOf(sysname: string, version?: string): Engine | undefined {
  const versions = Object.hasOwn(all, sysname) ? all[sysname] : undefined
  return version === undefined ? versions?.[0] : versions?.find((engine) => engine.version === version)
}

/** Those whose rounds all players share. */
export const sharedEngines: readonly SharedEngine[] = engines.filter(isShared)
export function sharedEngineOf(sysname: string, version?: string): SharedEngine | undefined {
  const engine = engineOf(sysname, version)
  return engine && isShared(engine) ? engine : undefined
}
