import type { Wrong } from './validators.ts'

/** The 29 error types of the specification, section 8, without the `Exception` suffix, and the status each answers with (API-12). */
export const errorTypes = {
  UnknownError: 500,
  ApplicationDisabled: 503,
  MethodNotFound: 404,
  Authorization: 401,
  InvalidRequest: 400,
  InternalServerError: 500,
  AccessDenied: 403,
  UserDeleted: 401,
  UserBanned: 403,
  UserNeedDeposit: 409,
  UserNeedProfileData: 409,
  UserNeedConfirmContact: 409,
  ApplicationUnavailable: 503,
  InvalidParameter: 400,
  TooManyRequests: 429,
  BillingServiceError: 422,
  BillingTransactionDeclined: 422,
  BillingUnavailable: 422,
  BillingDepositLimitExceeded: 422,
  WithdrawalDeclined: 422,
  WithdrawalLimitsExceeded: 422,
  WithdrawalLimitsPeriodExceeded: 422,
  KycUserProfile: 409,
  KycWithdrawal: 409,
  StorageQuotaExceeded: 422,
  SumsubVerificationRequired: 409,
  RequisitesOnVerification: 409,
  RequisitesValidationRequired: 409,
  RequisitesFraudulent: 422,
} as const
export type ErrorType = keyof typeof errorTypes

/**
 * A finer word within a type, where the player needs another sentence than the type's own. Travels as `code`; its sentence stands in
 * texts under `reasons`. The number is the status where it differs from the type's.
 */
export const reasons = {
  wrong_login_or_password: undefined,
  session_ended: undefined,
  cross_site: undefined,
  malformed_body: undefined,
  body_too_large: 413,
  wrong_method: 405,
  idempotency_key_missing: undefined,
  idempotency_key_reused: 409,
  conflict: 409,
  insufficient_funds: undefined,
  not_found: 404,
  login_taken: undefined,
  underage: undefined,
  terms_not_accepted: undefined,
  password_too_common: undefined,
  amount_out_of_range: undefined,
  amount_not_allowed: undefined,
  method_unavailable: undefined,
  not_cancellable: 409,
  day_limit: undefined,
  too_many_open: undefined,
  provider_unavailable: undefined,
  price_changed: 409,
  market_suspended: 409,
  market_closed: 409,
  replay_no_bets: 409,
  selections_conflict: undefined,
  too_many_selections: undefined,
  stake_too_small: undefined,
  stake_too_large: undefined,
  payout_too_large: undefined,
  round_open: 409,
  round_not_open: 409,
  seed_in_use: 409,
  seed_changed: 409,
  seed_used: undefined,
  game_disabled: 409,
  wrong_choice: undefined,
  bets_closed: 409,
  link_expired: undefined,
  export_open: 409,
  period_too_long: undefined,
  tournament_finished: 409,
  tournament_restricted: 409,
  bonus_active: 409,
  bonus_wrong_state: 409,
  bonuses_would_burn: 409,
  offer_taken: 409,
  offer_not_available: 409,
  social_unknown: 404,
  social_declined: undefined,
  social_expired: undefined,
  social_failed: undefined,
  social_unavailable: undefined,
  social_email_taken: 409,
  registration_incomplete: undefined,
  currency_fixed: 409,
  approval_needed: 409,
  own_request: undefined,
  request_closed: 409,
  account_restricted: 409,
  balance_left: 409,
  second_step_needed: undefined,
  second_step_digits: undefined,
  second_step_expired: undefined,
  second_step_invalid: undefined,
} as const satisfies Record<string, number | undefined>
export type Reason = keyof typeof reasons

/**
 * ERR-50: what the message of the second step says, word for word and in every language: clients read it, and have a sentence of their own for each.
 * A number behind `time expired` is the seconds until the next code may be asked for.
 */
export const fixedMessages = {
  second_step_needed: 'two_factor_auth is enable',
  second_step_digits: 'code must contain 6 digits',
  second_step_expired: 'time expired',
  second_step_invalid: 'code is invalid',
} as const satisfies Partial<Record<Reason, string>>
export type FixedReason = keyof typeof fixedMessages
/** Reasons with a sentence in texts. */
export type WordedReason = Exclude<Reason, FixedReason>
export const isFixedReason = (reason: Reason): reason is FixedReason => Object.hasOwn(fixedMessages, reason)

/** Which field is wrong, and the key of its sentence under texts `fields`; with its placeholders, where they are not in `data`. */
export type FieldErrors = Readonly<Record<string, string | Wrong>>

export interface Refused<T extends ErrorType = ErrorType> {
  readonly refused: T
  readonly reason?: Reason
  readonly fields?: FieldErrors
  /** Public facts for the sentence and the client: bounds, new prices. Never personal data. */
  readonly data?: Readonly<Record<string, unknown>>
}

/** What a rule returns when the answer is an expected no. */
export const refused = <T extends ErrorType>(type: T, more: Omit<Refused<T>, 'refused'> = {}): Refused<T> => ({
  refused: type,
  ...more,
})
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value

/** An expected no on its way to the host. Use cases throw it; the host renders it; anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly type: ErrorType
  readonly reason: Reason | undefined
  readonly fields: FieldErrors
  readonly data: Readonly<Record<string, unknown>>
  constructor(from: Refused) {
    super(from.reason ? `${from.refused}: ${from.reason}` : from.refused)
    this.name = 'Refusal'
    this.type = from.refused
    this.reason = from.reason
    this.fields = from.fields ?? {}
    this.data = from.data ?? {}
  }
  get status(): number {
    return (this.reason && reasons[this.reason]) ?? errorTypes[this.type]
  }
}

export function refuse(type: ErrorType, more: Omit<Refused, 'refused'> = {}): never {
  throw new Refusal({ refused: type, ...more })
}

/** What an endpoint declares that it refuses with: a type alone, or a type and the finer reason. */
export type RefusalCode = ErrorType | `${ErrorType}/${Reason}`

/** Given to a use case with its context: refuses with what its endpoint declares. Another code does not compile (decision 0158). */
export interface Refuses<Code extends RefusalCode> {
  readonly refuse: (code: Code, details?: Pick<Refused, 'fields' | 'data'>) => never
}

const [types, finer] = [new Set<string>(Object.keys(errorTypes)), new Set<string>(Object.keys(reasons))]
const isType = (text: string): text is ErrorType => types.has(text)
const isReason = (text: string | undefined): text is Reason => text !== undefined && finer.has(text)

/** The two parts of a code. Throws a RangeError when there is no such type. */
export function partsOf(code: RefusalCode): { type: ErrorType; reason?: Reason } {
  const [type = '', reason] = code.split('/')
  if (!isType(type)) throw new RangeError(`there is no refusal ${code}`)
  return isReason(reason) ? { type, reason } : { type }
}

/** The `refuse` of every context, before its endpoint's declaration narrows it. */
export const refuseWith: Refuses<RefusalCode>['refuse'] = (code, details = {}) => {
  const { type, ...reason } = partsOf(code)
  return refuse(type, { ...reason, ...details })
}

/** Passes a rule's answer through, or throws its refusal. */
export function orRefuse<T>(answer: T): Exclude<T, Refused> {
  if (isRefused(answer)) throw new Refusal(answer)
  return answer as Exclude<T, Refused>
}

/** The error half of the envelope (API-11). */
export interface WireError {
  type: `${ErrorType}Exception`
  code: string
  message: string
  error_data: Record<string, unknown>
  invalid_parameters: Record<string, string>
}
