import type { PlayerContext } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import { jackpotClientSeed } from '@ante/arcade/rules/jackpot'
import { drawJackpot, type JackpotPart, openJackpots } from '../jackpots/index.ts'
import { drawsOf } from './fairness.ts'

/** The pair of seeds of a round. */
interface Pair {
  readonly server_seed: string
  readonly client_seed: string
  readonly nonce: number
}
/** The stake of a round that is asked for. */
interface Stake {
  readonly game: string
  readonly currency: Currency
  readonly stakeMinor: bigint
  /** The house pays it. */
  readonly isFree: boolean
}

/**
 * The jackpot that a stake feeds, drawn from the numbers of its own pair of seeds. Free spins and test accounts feed none, and a market without jackpots has none. `now`: by the figures of this
 * moment, after the database said that those of before are old.
 */
export async function joinJackpot(
  context: PlayerContext,
  { isFree, ...stake }: Stake,
  seed: Pair,
  age: 'known' | 'now'
): Promise<JackpotPart | null> {
  if (isFree || context.player.isTest || !context.policy().jackpots) return null
  return drawJackpot(await openJackpots(context.db, age), stake, (jackpot, level) =>
    drawsOf(seed.server_seed, jackpotClientSeed(seed.client_seed, jackpot, level), seed.nonce)
  )
}
