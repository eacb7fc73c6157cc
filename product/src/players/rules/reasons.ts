import type { SentencedReasons } from '@ante/texts/messages'
import { reasons as identityReasons } from '../../identity/contract.ts'

/** Why this module refuses. */
export const reasons = {
  underage: undefined,
  terms_not_accepted: undefined,
  currency_fixed: 409,
  balance_left: 409,
  register_excluded: 409,
  register_unavailable: 409,
} as const satisfies SentencedReasons

/** Why no account is opened for a person. */
export const notOpened = ['InvalidRequest/register_excluded', 'InvalidRequest/register_unavailable'] as const

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

/** Of an entry by a messaging app. */
export const messengerErrors = [
  'Authorization/messenger_invalid',
  'Authorization/messenger_expired',
  'InvalidRequest/social_unknown',
  'InvalidRequest/social_email_taken',
] as const
