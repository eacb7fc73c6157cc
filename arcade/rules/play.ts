import { addedStake, type Engine, type Json } from './engine.ts'
import type { Draws } from './draws.ts'

/** One way to play a game: what comes with the stake, and a choice for each step that follows. `View` is that of the game's rules. */
export interface Play<View extends Json = Json> {
  readonly first: Json
  next(step: number, view: View): Json
}

/** The stake of such plays: five units where bets add up, else the largest level. */
export const stakeOfPlays = ({ isStake, stakesMinor }: Engine): bigint => (isStake ? 500n : (stakesMinor.at(-1) ?? 0n))

const stepsMost = 200

/**
 * Plays a round to its end, or as far as its choices are taken. One entry for each step: what is won so far, `@` with the stake where steps have staked more,
 * and `+` while the round is open.
 */
export function results(engine: Engine, play: Play, draws: () => Draws, stakeMinor = stakeOfPlays(engine)): string[] {
  const found: string[] = []
  const choices = [play.first]
  for (let step = 1; step < stepsMost; step++) {
    const now = engine.resolve(draws(), stakeMinor, choices)
    if ('refused' in now) break
    const staked = addedStake(now, stakeMinor) > 0n ? `@${now.stakeMinor}` : ''
    found.push(`${now.winMinor}${staked}${now.open ? '+' : ''}`)
    if (!now.open) break
    choices.push(play.next(step, now.view))
  }
  return found
}
