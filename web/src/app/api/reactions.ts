import { isKeyOf } from '@ante/kit/record'
import type { ErrorType, WireError } from '@ante/kit/refusal'

/** Refusals that end the visit: the page is replaced, and only a full load leads away (ERR-32..34, ERR-38). */
export type Fatal = 'blocked' | 'forbidden' | 'maintenance'

/** What the site does about a refusal, whichever call it answers. The sentence comes with it, in the player's language. */
export type Reaction =
  /** The sentence, where the call was made. */
  | { readonly shows: 'notice' }
  /** The sentences of its fields, or its own, at the form. */
  | { readonly shows: 'fields' }
  /** The sentence in the form, with a way on. */
  | { readonly shows: 'form'; readonly link?: FormLink }
  /** Nothing a player could do about it. */
  | { readonly shows: 'nothing' }
  | { readonly shows: 'fatal'; readonly page: Fatal }
  /** The local session is over: the account is read again, and the guard looks at the page. */
  | { readonly shows: 'signedOut' }
  | { readonly shows: 'page'; readonly to: string }
  | { readonly shows: 'confirm'; readonly name: 'fillProfile' }
  | { readonly shows: 'popup'; readonly name: 'SumsubPopup' | 'PromocodeActivatedPopup' }

/** Buttons below the sentence: the first two are shown and addressed by the content (CASH-41, CASH-42). */
export type FormLink = 'confirmContact' | 'kycWithdrawal' | 'limits' | 'verification' | 'support'

const form = (link?: FormLink): Reaction => (link ? { shows: 'form', link } : { shows: 'form' })
const notice: Reaction = { shows: 'notice' }

/** ERR-01..30: one line for each type of the catalogue; a type without a line does not compile. */
export const reactions: Readonly<Record<ErrorType, Reaction>> = {
  UnknownError: notice,
  ApplicationDisabled: { shows: 'fatal', page: 'maintenance' },
  MethodNotFound: { shows: 'nothing' },
  Authorization: { shows: 'signedOut' },
  InvalidRequest: notice,
  InternalServerError: notice,
  AccessDenied: { shows: 'fatal', page: 'forbidden' },
  UserDeleted: { shows: 'signedOut' },
  UserBanned: { shows: 'fatal', page: 'blocked' },
  UserNeedDeposit: { shows: 'page', to: '/cashier/deposit' },
  UserNeedProfileData: { shows: 'confirm', name: 'fillProfile' },
  UserNeedConfirmContact: form('confirmContact'),
  ApplicationUnavailable: { shows: 'fatal', page: 'maintenance' },
  InvalidParameter: { shows: 'fields' },
  TooManyRequests: notice,
  BillingServiceError: form(),
  BillingTransactionDeclined: { shows: 'page', to: '/cashier/payfail' },
  BillingUnavailable: form(),
  BillingDepositLimitExceeded: form('limits'),
  WithdrawalDeclined: form(),
  WithdrawalLimitsExceeded: form(),
  WithdrawalLimitsPeriodExceeded: form(),
  KycUserProfile: { shows: 'confirm', name: 'fillProfile' },
  KycWithdrawal: form('kycWithdrawal'),
  StorageQuotaExceeded: { shows: 'nothing' },
  SumsubVerificationRequired: { shows: 'popup', name: 'SumsubPopup' },
  RequisitesOnVerification: form('verification'),
  RequisitesValidationRequired: form('verification'),
  RequisitesFraudulent: form('support'),
}

/** The type is looked at first, then the status; a type that is unknown here is a notice (ERR-32..34, SYS-32). */
export function reactionTo({ type, status, code }: { type: string; status: number; code?: string }): Reaction {
  const known = type.replace(/Exception$/, '')
  const reaction = isKeyOf(reactions, known) ? reactions[known] : undefined
  if (reaction?.shows === 'fatal') return reaction
  if (status === 403) return { shows: 'fatal', page: 'forbidden' }
  // Whoever stakes more than there is stays at what was being done: slip and game offer the way to the cashier themselves.
  if (code === 'insufficient_funds') return notice
  // What is asked before a deposit is answered where limits are set.
  if (code === 'limit_choice_needed' || code === 'limit_required') return form('limits')
  return reaction ?? notice
}

export const linkOf = (type: string, code?: string): FormLink | undefined => {
  const reaction = reactionTo({ type, status: 0, ...(code === undefined ? {} : { code }) })
  return reaction.shows === 'form' ? reaction.link : undefined
}

export type Led = Extract<Reaction, { shows: 'page' | 'confirm' | 'popup' }>
let lead: ((reaction: Led) => void) | undefined

/** The frame, which can navigate and open dialogs. */
export function onErrorRedirect(then: (reaction: Led) => void): () => void {
  lead = then
  return () => {
    if (lead === then) lead = undefined
  }
}

/** For what stands beside the frame, as an open dialog does. */
export const followErrorRedirect = (to: Led): void => lead?.(to)

/** Every refused call comes by here: whoever is led elsewhere by it is led; what nobody is told of is at least written down. */
export function react(error: { type: WireError['type']; status: number; code: string; message: string }): void {
  const reaction = reactionTo(error)
  if (reaction.shows === 'page' || reaction.shows === 'confirm' || reaction.shows === 'popup') lead?.(reaction)
  if (reaction.shows === 'nothing' || reaction.shows === 'notice') console.warn(`${error.type}: ${error.message}`)
}
