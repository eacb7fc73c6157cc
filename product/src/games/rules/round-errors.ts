/** Of every step of a round for money. */
export const roundErrors = [
  'InvalidParameter',
  'InvalidParameter/wrong_choice',
  'InvalidRequest/round_not_open',
  'InvalidRequest/not_found',
  'InvalidRequest/conflict',
  'InvalidRequest/idempotency_key_missing',
  'InvalidRequest/idempotency_key_reused',
] as const
/** Of every stake for money, and of what a step stakes on top (a hand that is doubled): the round waits as before. */
export const addedStakeErrors = [
  'UserNeedDeposit/insufficient_funds',
  'InvalidRequest/self_excluded',
  'SumsubVerificationRequired',
  'InvalidRequest/own_limit',
  'InvalidParameter/stake_above_market',
] as const
export const stakeErrors = [
  ...addedStakeErrors,
  'InvalidParameter/amount_not_allowed',
  'InvalidRequest/round_open',
  'TooManyRequests/break_needed',
  'TooManyRequests/game_changed_too_soon',
  'AccessDenied/game_disabled',
] as const
