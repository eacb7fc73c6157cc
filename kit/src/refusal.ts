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
 * texts under `reasons`. The number is the status where it differs from the type's. A module declares its own in its contract.
 */
export type Reasons = Readonly<Record<string, number | undefined>>

/** Those of the host and those that every module may declare. */
export const sharedReasons = {
  session_ended: undefined,
  cross_site: undefined,
  malformed_body: undefined,
  body_too_large: 413,
  wrong_method: 405,
  idempotency_key_missing: undefined,
  idempotency_key_reused: 409,
  conflict: 409,
  amount_not_allowed: undefined,
  not_found: 404,
  registration_incomplete: undefined,
  terms_changed: 409,
  location_refused: 409,
  account_restricted: 409,
  self_excluded: 409,
  own_limit: 409,
  reality_check_due: 409,
  session_time_used: 409,
  approval_needed: 409,
  second_factor_needed: 409,
} as const satisfies Reasons
export type SharedReason = keyof typeof sharedReasons

/** A type alone, or a type and its reason: `InvalidRequest/not_found`. */
export type RefusalCode<Reason extends string = string> = ErrorType | `${ErrorType}/${Reason}`

export type ReasonOf<Code extends RefusalCode> = Code extends `${ErrorType}/${infer Reason}` ? Reason : never

/** Which field is wrong, and the key of its sentence under texts `fields`; with its placeholders, where they are not in `data`. */
export type FieldErrors = Readonly<Record<string, string | Wrong>>

interface Details {
  readonly fields?: FieldErrors
  /** Public facts for the sentence and the client: bounds, new prices. Never personal data. */
  readonly data?: Readonly<Record<string, unknown>>
}

export interface Refused<Code extends RefusalCode = RefusalCode> extends Details {
  readonly refused: Code
}

/** What a rule returns when the answer is an expected no. */
export const refused = <Code extends RefusalCode>(code: Code, details: Details = {}): Refused<Code> => ({
  refused: code,
  ...details,
})
export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refused' in value

const types = new Set<string>(Object.keys(errorTypes))
const isType = (text: string): text is ErrorType => types.has(text)

/** The two parts of a code. Throws a RangeError when there is no such type. */
export function partsOf(code: RefusalCode): { type: ErrorType; reason?: string } {
  const [type = '', reason] = code.split('/')
  if (!isType(type)) throw new RangeError(`there is no refusal ${code}`)
  return reason === undefined ? { type } : { type, reason }
}

/** The reason of a code; undefined for a type alone. */
export const reasonOf = <Code extends RefusalCode>(code: Code): ReasonOf<Code> | undefined =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What stands behind the slash is the reason, by the type of codes.
  partsOf(code).reason as ReasonOf<Code> | undefined

/** An expected no on its way to the host. Use cases throw it; the host renders it; anything else that is thrown is a bug. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly type: ErrorType
  readonly reason: string | undefined
  readonly fields: FieldErrors
  readonly data: Readonly<Record<string, unknown>>
  constructor(code: RefusalCode, { fields = {}, data = {} }: Details = {}) {
    const { type, reason } = partsOf(code)
    super(reason === undefined ? type : `${type}: ${reason}`)
    this.name = 'Refusal'
    this.code = code
    this.type = type
    this.reason = reason
    this.fields = fields
    this.data = data
  }
}

/** Of the host, and the `refuse` of every context before its endpoint's declaration narrows it. */
export function refuse(code: RefusalCode, details?: Details): never {
  throw new Refusal(code, details)
}

/** Given to a use case with its context: refuses with what its endpoint declares. Another code does not compile (decision 0158). */
export interface Refuses<Code extends RefusalCode> {
  readonly refuse: (code: Code, details?: Details) => never
}

/** Passes a rule's answer through, or refuses with it: what the rule may refuse with, the endpoint has to declare. */
export function orRefuse<T, Code extends RefusalCode>(context: Refuses<Code>, answer: T | Refused<Code>): T {
  return isAnswer(answer) ? answer : context.refuse(answer.refused, answer)
}
const isAnswer = <T, Code extends RefusalCode>(answer: T | Refused<Code>): answer is T => !isRefused(answer)

/** The error half of the envelope (API-11). */
export interface WireError {
  type: `${ErrorType}Exception`
  code: string
  message: string
  error_data: Record<string, unknown>
  invalid_parameters: Record<string, string>
}
