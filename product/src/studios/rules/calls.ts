import type { Currency } from '@ante/kit/money'
import { z } from 'zod'

/** A number or a name that a vendor gives something: nothing that the database would refuse or change. */
export const vendorName = z
  .string()
  .min(1)
  .max(120)
  .refine((text) => !text.includes('\0') && text.isWellFormed())

/** What a vendor says about one of our players, whatever its protocol: `player` and `session` are the texts that we gave it. */
export interface About {
  readonly player: string
  readonly session: string | undefined
  readonly currency: string | undefined
}

/** `id` is the vendor's number of it: the same number with the same content is the same step, however often it comes. */
export interface Step {
  readonly kind: 'bet' | 'win'
  readonly id: string
  readonly amountMinor: bigint
}

/** One number of the vendor that takes back bets or wins by theirs. */
export interface TakingBack {
  readonly id: string
  readonly originals: readonly string[]
}

export type WalletCall =
  /** Who plays, and what they have. */
  | (About & { readonly kind: 'balance' })
  /** Bets and wins of one round: all or none. `isFinished`: nothing else is to come of it. */
  | (About & {
      readonly kind: 'move'
      readonly game: string
      readonly round: string
      readonly isFinished: boolean
      readonly steps: readonly Step[]
    })
  | (About & { readonly kind: 'take-back'; readonly steps: readonly TakingBack[] })
  /** Free rounds that the house gave as `issue`: what they won, once they are over. */
  | { readonly kind: 'free-rounds'; readonly issue: string; readonly isOver: boolean; readonly amountMinor: bigint }

/** Why a call is not carried out. Each dialect has its own word for each. */
const walletRefusals = [
  /** No player of ours, or not the one whose session it is. */
  'player',
  'currency',
  'session',
  'game_off',
  'funds',
  'limit',
  'stake_most',
  'soon',
  /** The player may not play: excluded, banned, not verified, a reality check or a break is due. */
  'not_allowed',
  'reused',
  'cancelled',
  'round_over',
  'no_bet',
  'bet_settled',
  'not_theirs',
  'malformed',
  'forged',
  /** It may succeed when it is repeated. */
  'failed',
] as const
export type WalletRefusal = (typeof walletRefusals)[number]
export const isWalletRefusal = (word: string): word is WalletRefusal => walletRefusals.some((one) => one === word)

export interface StepAnswer {
  readonly id: string
  /** Our number of it: the same whenever it is repeated. */
  readonly transaction: bigint
  readonly isRepeat: boolean
}
export interface Done {
  readonly outcome: 'done'
  readonly player: string
  readonly currency: Currency
  /** As it was after the last step, also when it is repeated much later. */
  readonly balanceMinor: bigint
  readonly steps: readonly StepAnswer[]
}
export interface Refused {
  readonly outcome: 'refused'
  readonly refusal: WalletRefusal
  readonly balanceMinor: bigint | undefined
  readonly currency: Currency | undefined
}
export type WalletOutcome = Done | Refused
