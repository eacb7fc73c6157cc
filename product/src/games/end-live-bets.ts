import { isRefused } from '@ante/kit/refusal'
import { sharedEngineOf } from '@ante/arcade/rules/catalogue'
import type { Json, SharedEngine } from '@ante/arcade/rules/engine'
import type { Opened } from '../identity/index.ts'
import { drawsOf } from './fairness.ts'
import type { LiveRoundRow, OpenBets } from './store-live.ts'

/** The client seed of a shared round is public and the same for all: the salt of its chain, or the game's name where that has none. */
export const drawsOfLive = (
  engine: Pick<SharedEngine, 'sysname'>,
  round: { server_seed: string; place: number; salt: string | null }
) => drawsOf(round.server_seed, round.salt ?? engine.sysname, round.place)

/** A round that nobody was told of for so long before its end was interrupted: the server stood still. */
const interruptedMs = 3000

type Bets = Pick<OpenBets, 'version' | 'stake_minor' | 'choices'>
type Live = Pick<Opened<LiveRoundRow>, 'game' | 'server_seed' | 'place' | 'salt' | 'closes_at' | 'ends_at' | 'seen_at'>

/** What bets come to: with the choices that made it so. */
export interface BetsEnd {
  readonly winMinor: bigint
  readonly view: Json
  readonly choices: Json[]
}

/** By the version with which they were placed, with the step of this moment; undefined where that is gone, or takes no such step. */
function endAt(live: Live, bets: Bets, stepMs: (own: SharedEngine) => number | undefined): BetsEnd | undefined {
  const own = sharedEngineOf(live.game, bets.version)
  if (!own) return undefined
  const ms = stepMs(own)
  const step = ms === undefined ? undefined : own.course?.stepAt(bets.choices, ms)
  if (ms !== undefined && step === undefined) return undefined
  const choices = step === undefined ? [...bets.choices] : [...bets.choices, step]
  const end = own.resolve(drawsOfLive(own, live), bets.stake_minor, choices)
  return isRefused(end) ? undefined : { winMinor: end.winMinor, view: end.view, choices }
}

/** Bets whose part of a round that runs has ended by their own plan. */
export const endByPlan = (live: Live, bets: Bets): BetsEnd | undefined =>
  endAt(live, bets, (own) => own.course?.endsMs(bets.choices))

/** Bets whose player leaves after so many milliseconds; undefined where that is too early or too late. */
export const endByStep = (live: Live, bets: Bets, elapsedMs: number): BetsEnd | undefined =>
  endAt(live, bets, () => elapsedMs)

/**
 * Bets that are there when the round is over. Where the server stood still before, who had a plan has what it came to; nobody else could leave, so they are out where the
 * round was last seen. Undefined: the stake is back.
 */
export function endWithRound(live: Live, bets: Bets): BetsEnd | undefined {
  const since = (at: Date): number => at.getTime() - live.closes_at.getTime()
  const seenMs = since(live.seen_at ?? live.closes_at)
  const isInterrupted = since(live.ends_at) - seenMs > interruptedMs
  return endAt(live, bets, (own) =>
    own.course && isInterrupted && own.course.endsMs(bets.choices) === undefined ? seenMs : undefined
  )
}
