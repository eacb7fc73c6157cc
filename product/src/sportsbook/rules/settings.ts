import { aloneLimits } from '@ante/kit/alone-limit'
import { wholeNumber } from '@ante/kit/contract'
import { z } from 'zod'

/** Sums are whole minor units. */
export const sportsbookSettings = z.object({
  /** A payout loses less than one minor unit by rounding down: at 100 that is less than 1 % of the stake. */
  stakeMinMinor: wholeNumber.default(100),
  stakeMaxMinor: wholeNumber.default(500_000),
  payoutMaxMinor: wholeNumber.default(10_000_000),
  legsMax: wholeNumber.default(20),
  /** What the operator may lose on one selection, and to one player, over all their open bets; 0 is no limit. */
  selectionLiabilityMaxMinor: wholeNumber.default(25_000_000),
  playerLiabilityMaxMinor: wholeNumber.default(10_000_000),
  /** A bet on a match in play waits so long before it stands. */
  liveDelayMs: wholeNumber.default(3000),
  /** Bets on replays of real matches, whose results anybody can look up: only where the money is not real. */
  replayBets: z.boolean().default(false),
  /** Bets are kept so long after the end of their month: five years. */
  keepBetsDays: z.number().int().min(400).max(36_500).default(1825),
})
/** What a member of staff may void in 24 hours without another's approval, in whole units of each currency. */
export const staffVoids = aloneLimits
