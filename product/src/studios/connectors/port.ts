import { connectorKind } from '@ante/kit/connector'
import type { Currency } from '@ante/kit/money'
import type { WalletCall, WalletOutcome } from '../rules/calls.ts'

/** A frame that is to be opened for a player. `session` is ours: the vendor names it with each bet. */
export interface LaunchRequest {
  readonly session: string
  readonly player: string
  readonly country: string | undefined
  /** The game's name there. */
  readonly code: string
  readonly currency: Currency
  readonly locale: string
  readonly address: string
  readonly isMobile: boolean
  readonly returns: { readonly lobby: string; readonly deposit: string }
}
export type Launched =
  | { readonly outcome: 'started'; readonly url: string }
  | { readonly outcome: 'refused'; readonly why: string }
  /** No answer that can be relied on. */
  | { readonly outcome: 'unknown' }

/** Free rounds that the house gives: the vendor plays them, and tells what they won under the same `issue`. */
export interface FreeRoundsRequest {
  readonly issue: string
  readonly player: string
  readonly country: string | undefined
  readonly code: string
  readonly currency: Currency
  readonly count: number
  readonly validUntil: Date
}

/** A request of the vendor's as it came in: the signature is over the bytes. */
export interface WalletRequest {
  /** What stands behind `/wallet/<name>`: `/play`; empty where nothing does. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly rawBody: Uint8Array
}
export type WalletReading =
  | { readonly kind: 'call'; readonly call: WalletCall }
  | { readonly kind: 'malformed' }
  /** Without a valid signature. */
  | { readonly kind: 'forged' }

export interface WalletAnswer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/**
 * The dialect of a vendor whose games are played in a frame while the money stays here (a seamless wallet): how it opens a game, and what its calls and our
 * answers look like. `launch` and `giveFreeRounds` go across the internet: they end in bounded time and never throw for the vendor's failures.
 */
export interface StudioWallet {
  launch(request: LaunchRequest): Promise<Launched>
  /** Left out where the dialect has none. */
  giveFreeRounds?(request: FreeRoundsRequest): Promise<'given' | 'refused' | 'unknown'>
  /** Checks the signature before anything is parsed. `now` is this host's clock, for dialects that date their calls. */
  read(request: WalletRequest, now: number): WalletReading
  /** `call` is undefined where none could be read. */
  answer(call: WalletCall | undefined, outcome: WalletOutcome): WalletAnswer
  /** Where its frames come from. */
  frameSources(): string[]
}
export const walletConnector = connectorKind<StudioWallet>()('studio-wallet')
/** What asks nobody outside. */
export const localToWallet = ['read', 'answer', 'frameSources'] as const

/** By the connectors' names. Undefined in installations without any. */
export interface StudioPorts {
  readonly wallets?: ReadonlyMap<string, StudioWallet>
}
