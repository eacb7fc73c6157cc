/** What is checked: who the player is, and where their money is from. */
export const steps = ['identity', 'funds'] as const
export type Step = (typeof steps)[number]

/** Where a check is. `retry`: what was handed in was not enough, and may be handed in again. `rejected` is final. `expired`: a document has. */
export const checkStates = ['not_started', 'incomplete', 'pending', 'retry', 'approved', 'rejected', 'expired'] as const
export type CheckState = (typeof checkStates)[number]

/** What a vendor says of a check. */
const reviewOutcomes = ['incomplete', 'pending', 'approved', 'retry', 'rejected'] as const
export type ReviewOutcome = (typeof reviewOutcomes)[number]

/** A review as the vendor tells it. */
export interface Review {
  readonly outcome: ReviewOutcome
  /** The vendor's labels of what was wrong, in capitals. */
  readonly labels: readonly string[]
  /** What the vendor wrote for the player; empty where nothing. */
  readonly comment: string
}

/** Who was verified, as their documents say. Dates are `yyyy-mm-dd`. */
export interface VerifiedPerson {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | undefined
  /** The country and number of the document. */
  readonly document: string | undefined
  readonly documentEndsOn: string | undefined
}
