import type { SentencedReasons } from '@ante/texts/messages'
import { reasons as identityReasons } from '../../identity/contract.ts'

/** Why this module refuses. */
export const reasons = {
  underage: undefined,
  terms_not_accepted: undefined,
  currency_fixed: 409,
  balance_left: 409,
} as const satisfies SentencedReasons

/** Of a sign-in whose account asks for a code. */
const secondStep = [
  'Authorization/second_step_needed',
  'Authorization/second_step_digits',
  'Authorization/second_step_expired',
  'Authorization/second_step_invalid',
] as const
/** All that its endpoints may declare. */
export const known = { ...identityReasons, ...reasons }

export const signInErrors = [
  'Authorization/wrong_login_or_password',
  ...secondStep,
  'InvalidParameter',
  'TooManyRequests',
  'UserBanned',
] as const

export const socialSignInErrors = [
  'Authorization/social_expired',
  'InvalidRequest/social_expired',
  ...secondStep,
  'TooManyRequests',
  'UserBanned',
  'UserDeleted',
] as const
