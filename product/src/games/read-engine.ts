import { engineOf } from '@ante/arcade/rules/catalogue'
import { type Engine, isShared } from '@ante/arcade/rules/engine'
import type { Refuses } from '@ante/kit/refusal'

/** The engine of a game, or a refusal: not every game of the lobby plays here. */
export function engineOrRefuse(context: Refuses<'InvalidRequest/not_found'>, sysname: string): Engine {
  return engineOf(sysname) ?? context.refuse('InvalidRequest/not_found')
}

/** The engine of a game whose rounds are its player's own; a live table plays by `games.playtable`. */
export function ownRoundsOrRefuse(context: Refuses<'InvalidRequest/not_found'>, sysname: string): Engine {
  const engine = engineOrRefuse(context, sysname)
  return isShared(engine) ? context.refuse('InvalidRequest/not_found') : engine
}
