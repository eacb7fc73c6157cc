import type { Draws } from '../rules/draws.ts'
import type { Json } from '../rules/engine.ts'
import type { Round, Table } from './table.ts'

/** What the big button does next. */
export interface Act {
  /** `own`: something of the game itself, which asks nobody (`press`). */
  readonly kind: 'play' | 'advance' | 'own'
  readonly press?: () => void
  readonly choice?: Json
  readonly label: string
  readonly isReady: boolean
  /** Where the stake is what lies on the table and not the level that is set: minor units. */
  readonly stakeMinor?: bigint
}

/** What a game is given: the table, and a way to act by its own controls (a tile, a card) instead of the big button. */
export interface GameHost {
  /** Read only: whatever asks the server goes through `act` and `renew`, so that no balance is shown before its reveal. */
  readonly table: Omit<Table, 'play' | 'advance' | 'open' | 'refill' | 'rotate'>
  /** Plays or advances, reveals the answer and tells the result. Does nothing while something runs. */
  act(kind: 'play' | 'advance', choice?: Json, stakeMinor?: bigint): Promise<void>
  /** Reads where the round stands by now, and shows how it came to it: a shared round ends without its player. */
  renew(): Promise<void>
  /** The game's state changed by its own controls: the big button and the sums are written anew. */
  changed(): void
  /** Says a sentence in the line under the game, which is read out. */
  say(sentence: string): void
  /** Money as the table shows it: play money carries no currency sign. */
  amount(minor: bigint): string
}

/** A mounted game. Rounds are shown from their view alone, so a reload shows the same. */
export interface Playing {
  readonly element: HTMLElement
  /** What the level is called where it is not the stake itself. */
  readonly levelName?: string
  /** Buttons of its own for the bar above the game. */
  readonly controls?: readonly HTMLElement[]
  act(): Act
  /** GAM-12: a round needs no decision but the one that stands when it begins, so autoplay may play it. */
  readonly isAutomatic?: true
  /** Whether this stake opened a feature; without it, whether its round waits for a further step. */
  readonly opensFeature?: (round: Round) => boolean
  /** What a waiting round began with, in minor units, where its steps can stake more. */
  readonly stakeOf?: (round: Round) => bigint
  /** Shows where the round stands, at once: at the start, after a reload. */
  settle(round: Round | null): void
  /** Shows with motion how the round came to where it stands now. */
  reveal(round: Round): Promise<void>
  /** One sentence on where the round stands, for the line under the game and for screen readers; undefined: the frame's own sentence. */
  tell(round: Round): string | undefined
  /** Own controls are dead while something runs. */
  busy(isBusy: boolean): void
}

export interface GameClient {
  mount(room: GameHost): Playing
  /** The paytable part of the rules. */
  pays(room: GameHost): HTMLElement[]
  /** Of a live table: what the draws of a round show, by its rules. The seed panel checks revealed seeds with it. */
  draw?(draws: Draws): Json
}
