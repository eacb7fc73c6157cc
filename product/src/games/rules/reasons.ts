import { reasons as rulesReasons } from '@ante/arcade/rules/reasons'
import type { SentencedReasons } from '@ante/texts/messages'
import { reasons as bonusReasons } from '../../bonuses/contract.ts'
import { reasons as ledgerReasons } from '../../ledger/contract.ts'

/** Why this module refuses. */
export const reasons = {
  round_open: 409,
  seed_in_use: 409,
  seed_changed: 409,
  seed_used: undefined,
  game_disabled: 409,
  free_spins_over: 409,
  bets_closed: 409,
  cash_out_early: 409,
  cash_out_late: 409,
  export_open: 409,
  period_too_long: undefined,
  stake_above_market: undefined,
  round_too_soon: undefined,
  break_needed: undefined,
  game_changed_too_soon: undefined,
  demo_not_allowed: undefined,
  autoplay_not_allowed: undefined,
  feature_buy_not_allowed: undefined,
} as const satisfies SentencedReasons
/** All that its endpoints may declare: the rules of games, the ledger and bonuses refuse as well. */
export const known = {
  bonus_not_allowed: bonusReasons.bonus_not_allowed,
  ...ledgerReasons,
  ...rulesReasons,
  ...reasons,
}
