import { minute } from '@ante/kit/instant'

/** How a player can show that it is them, beside the password. `contact` is a code by email or text message. */
export const factorWays = ['passkey', 'app', 'contact'] as const
export type FactorWay = (typeof factorWays)[number]

/**
 * What is confirmed by giving the second factor again; each counts for itself. `factors` are app, passkeys and codes, `services` those that log in,
 * `withdrawal` goes to where the player's money never arrived.
 */
export const stepUpPurposes = ['withdrawal', 'contact', 'password', 'factors', 'services', 'erasure'] as const
export type StepUpPurpose = (typeof stepUpPurposes)[number]

/** So long a second factor that was given in a session counts for what asks for it again. */
export const factorFreshMs = 10 * minute

export interface FactorFacts {
  /** The operator offers a second step (2FA-14). */
  readonly isOffered: boolean
  /** Logs in with a code that goes to a contact. */
  readonly hasCodes: boolean
  readonly hasApp: boolean
  /** Made for the domain of the request or another one of the house. */
  readonly hasPasskey: boolean
  /** One that can be used on this domain. */
  readonly hasPasskeyHere: boolean
  readonly hasConfirmedContact: boolean
}

/**
 * None for who has no second factor, and for who has nothing but a passkey of another domain. A code to a contact stands in for a lost passkey, but not where an app does: who has an app has recovery codes, and a
 * mailbox or a phone number is the weaker of the two.
 */
export function waysOf({
  isOffered,
  hasCodes,
  hasApp,
  hasPasskey,
  hasPasskeyHere,
  hasConfirmedContact,
}: FactorFacts): FactorWay[] {
  const asksApp = isOffered && hasApp
  const asksCode = !asksApp && ((isOffered && hasCodes) || (hasPasskey && hasConfirmedContact))
  return [
    ...(hasPasskeyHere ? (['passkey'] as const) : []),
    ...(asksApp ? (['app'] as const) : []),
    ...(asksCode ? (['contact'] as const) : []),
  ]
}
