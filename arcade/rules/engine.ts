import type { Json } from '@ante/kit/json'
import type { Refused } from '@ante/kit/refusal'
import type { GameType } from './protocol.ts'
import type { Draws } from './draws.ts'

export type { Json }

/** What a game may answer to a choice that it does not take. */
export type ChoiceRefusal = 'InvalidParameter/wrong_choice' | 'InvalidRequest/round_not_open'

/** Where a round stands after its player's choices. */
export interface Resolved<View extends Json = Json> {
  /** It waits for another choice (a free spin to be started, a pick). */
  readonly open: boolean
  /** Won so far, in minor units of the stake's currency; paid when the round is no longer open. */
  readonly winMinor: bigint
  /** Staked so far, where a step can stake more than came with the round: the step that says more takes the rest. */
  readonly stakeMinor?: bigint
  /** What the player may see now: nothing that is still hidden. */
  readonly view: View
}

/**
 * A game. A round is a pure function of its draws, its stake and the choices made so far, and nothing else: no balance, no history, no clock.
 * So an interrupted round is restored, a finished one replayed and a doubted one verified by the same call.
 */
export interface Engine<View extends Json = Json> {
  readonly sysname: string
  readonly type: GameType
  /** Changes whenever an outcome, a pay or a stake level can change. */
  readonly version: string
  /** Stake levels in minor units, rising. Every pay of the game is a whole number of minor units at every level. */
  readonly stakesMinor: readonly bigint[]
  /** A stake between the levels may be any whole multiple of this: at each of them every pay is a whole number of minor units too. */
  readonly stakeStepMinor?: bigint
  /** Where a stake need not be a level: the chips of a table add up. */
  isStake?(stakeMinor: bigint): boolean
  /** Limits of a table, in minor units: on one bet, on all bets of a round, and the most that they can pay together. */
  readonly table?: { readonly betMostMinor: number; readonly tableMostMinor: number; readonly payMostMinor: number }
  /**
   * Whether these bets of one draw stand on opposite sides: together they cover so much of what can come that hardly anything is at risk. A game without
   * this method takes one bet a round. No part of what is certified: it decides about bonuses alone.
   */
  isOpposed?(bets: readonly string[]): boolean
  /** Whether what comes with the stake buys a feature outright: only markets that allow it take such a stake. */
  isBuy?(choice: Json): boolean
  /** Whether a step can stake more (a hand that is doubled): `resolve` then says each time what has been staked, and takes the stake so far. Not given as free spins. */
  readonly hasStepStakes?: true
  /** Paytable and parameters as the client shows them: with the version, the levels and what plays win, what the certificate's hash covers. */
  readonly sheet: Json
  /** `choices[0]` comes with the stake (null where there is nothing to choose), the others are the steps that follow. */
  resolve(draws: Draws, stakeMinor: bigint, choices: readonly Json[]): Resolved<View> | Refused<ChoiceRefusal>
  /** What the rules read of a choice that `resolve` takes at this step (0 comes with the stake): only this is stored, nothing sent beside it. */
  storedChoice(choice: Json, step: number): Json
  /**
   * The next choice for a round that its player left open for too long: the one that risks least. Undefined where nothing was risked yet: the
   * stake goes back. Without this method the round is played on with null, because it has no choices.
   */
  rest?(view: View): Json | undefined
}

/**
 * A game whose rounds all players share (a live table): one seed and one draw for everybody. Bets are taken for `bettingMs`, then the round is
 * drawn, and after `restMs` the next one begins.
 */
export interface SharedEngine<View extends Json = Json> extends Engine<View> {
  readonly bettingMs: number
  readonly restMs: number
  /** How much longer the show of what was drawn takes, where that differs: added to the rest. Nobody is told before the draw when such a round ends. */
  showMs?(drawn: Json): number
  /** What the draws of the round show, whoever has bet what: the same numbers that `resolve` uses. */
  draw(draws: Draws): Json
  /** What a player may see of their bets before the draw. */
  waiting(choices: readonly Json[]): View
  /** What all others may see of a player's round, in the game's own shape: no plan that is not carried out yet. */
  seenByAll(choices: readonly Json[]): Json
  /** How the round runs after its bets have closed, where it is not over with the draw. */
  readonly course?: Course
}

/**
 * A round that runs: what was drawn says how long, and a player may end their part of it at any moment before. When that was is a choice like any other
 * (`resolve` takes it as its second), made by the server's clock. Times are milliseconds after bets have closed.
 */
export interface Course {
  /** How long it runs. */
  lastsMs(drawn: Json): number
  /** When the part of a player with these choices ends by itself, if the round runs so long; undefined: with the round. */
  endsMs(choices: readonly Json[]): number | undefined
  /** The choice that ends their part at this moment; undefined while it is too early for one. */
  stepAt(choices: readonly Json[], elapsedMs: number): Json | undefined
}
/** Whether the game takes this stake. */
export function takesStake({ stakesMinor, stakeStepMinor, isStake }: Engine, stakeMinor: bigint): boolean {
  if (isStake) return isStake(stakeMinor)
  const [least = 0n, most = 0n] = [stakesMinor[0], stakesMinor.at(-1)]
  if (stakeMinor < least || stakeMinor > most) return false
  return stakesMinor.includes(stakeMinor) || (stakeStepMinor !== undefined && stakeMinor % stakeStepMinor === 0n)
}

/** Choices as they are stored with their round. */
export const storedChoices = (engine: Engine, choices: readonly Json[]): Json[] =>
  choices.map((choice, step) => engine.storedChoice(choice, step))
export const isShared = (engine: Engine): engine is SharedEngine => 'draw' in engine
/** Whether what was drawn decides how long the round takes: then its end would tell something of it. */
export const isTimedByDraw = ({ course, showMs }: SharedEngine): boolean => course !== undefined || showMs !== undefined

/** What a step stakes on top of what the round has taken. */
export const addedStake = ({ stakeMinor }: Resolved, takenMinor: bigint): bigint =>
  stakeMinor === undefined ? 0n : stakeMinor - takenMinor

/** Whether the stake of a round can be lost by now. Until then a round that is not played on is void, and its stake goes back. */
export const isAtRisk = (engine: Engine, { open, view }: Resolved): boolean =>
  !open || !engine.rest || engine.rest(view) !== undefined

/** Versions are numbers with points between them: `1.10.0` is later than `1.9.0`. */
export function isLaterVersion(version: string, than: string): boolean {
  const [a, b] = [version.split('.').map(Number), than.split('.').map(Number)]
  const at = a.findIndex((part, index) => part !== (b[index] ?? 0))
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/** GAM-15: only a win larger than the stake is celebrated. */
export const isCelebrated = (stakeMinor: bigint, winMinor: bigint): boolean => winMinor > stakeMinor
