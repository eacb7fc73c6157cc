import { hall } from '../registry/hall.ts'
import { engines } from './catalogue.ts'
import type { HallEntry } from './hall.ts'
import type { GameType } from './protocol.ts'

/** Every built-in game as the hall of the demo world shows it, the most popular first. */
export const hallGames: readonly (HallEntry & { readonly sysname: string; readonly type: GameType })[] = engines
  .flatMap(({ sysname, type }) => {
    const entry = hall[sysname]
    return entry ? [{ sysname, type, ...entry }] : []
  })
  .toSorted((a, b) => b.popularity - a.popularity || (a.sysname < b.sysname ? -1 : 1))
