import type { SentencedReasons } from '@ante/texts/messages'
import { reasons as bonusReasons } from '../../bonuses/contract.ts'
import { reasons as ledgerReasons } from '../../ledger/contract.ts'

/** Why this module refuses. */
export const reasons = {
  price_changed: 409,
  market_suspended: 409,
  market_closed: 409,
  replay_no_bets: 409,
  selections_conflict: undefined,
  too_many_selections: undefined,
  stake_too_small: undefined,
  stake_too_large: undefined,
  payout_too_large: undefined,
  price_too_high: undefined,
  limit_reached: 409,
  free_bet_over: 409,
  free_bet_odds: 409,
  boost_over: 409,
  boost_terms: 409,
} as const satisfies SentencedReasons

/** All that its endpoints may declare. */
export const known = { bonus_not_allowed: bonusReasons.bonus_not_allowed, ...ledgerReasons, ...reasons }

/** All that `sportsbook.placebet` may answer. */
export const placingErrors = [
  'InvalidParameter',
  'InvalidParameter/selections_conflict',
  'InvalidParameter/too_many_selections',
  'InvalidParameter/stake_too_small',
  'InvalidParameter/stake_too_large',
  'InvalidParameter/payout_too_large',
  'InvalidParameter/price_too_high',
  'InvalidRequest/limit_reached',
  'InvalidRequest/free_bet_over',
  'InvalidRequest/free_bet_odds',
  'InvalidRequest/boost_over',
  'InvalidRequest/boost_terms',
  'InvalidRequest/replay_no_bets',
  'InvalidRequest/market_closed',
  'InvalidRequest/market_suspended',
  'InvalidRequest/price_changed',
  'InvalidRequest/idempotency_key_missing',
  'InvalidRequest/idempotency_key_reused',
  'AccessDenied',
  'InvalidRequest/self_excluded',
  'SumsubVerificationRequired',
  'InvalidRequest/own_limit',
  'UserNeedDeposit/insufficient_funds',
] as const
