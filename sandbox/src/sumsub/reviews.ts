import { randomBytes } from 'node:crypto'
import type { Books } from '../books.ts'
import type { Webhooks } from './webhooks.ts'

/** A refusal in Sumsub's shape. */
export class SumsubError extends Error {
  readonly status: number
  constructor(status: number, description: string) {
    super(description)
    this.status = status
  }
}

export interface ReviewResult {
  readonly reviewAnswer: 'GREEN' | 'RED'
  readonly reviewRejectType?: 'RETRY' | 'FINAL'
  readonly rejectLabels?: readonly string[]
  readonly moderationComment?: string
  readonly clientComment?: string
}
export interface Review {
  readonly reviewStatus: 'init' | 'pending' | 'onHold' | 'completed'
  readonly reviewResult?: ReviewResult
}
export interface Info {
  readonly firstName?: string
  readonly lastName?: string
  readonly dob?: string
  readonly idDocs?: readonly { idDocType: string; country: string; number: string; validUntil?: string }[]
}
export interface Applicant {
  readonly id: string
  readonly externalUserId: string
  readonly levelName: string
  readonly createdAt: string
  readonly fixedInfo: Info
  readonly info?: Info
  readonly review: Review
}
/** A later look at an applicant, such as at where their money is from. */
export interface Action {
  readonly id: string
  readonly applicantId: string
  readonly externalActionId: string
  readonly levelName: string
  readonly createdAt: string
  readonly review: Review
}
/** What a token is good for. */
export type Subject =
  | { readonly kind: 'applicant'; readonly id: string }
  | { readonly kind: 'action'; readonly id: string }

const newId = (): string => randomBytes(12).toString('hex')

/** What happens at the twin's account, whoever asks for it: the API, the form in a browser, or a test. */
export class Reviews {
  readonly #books: Books
  readonly #webhooks: Webhooks
  readonly #now: () => number
  constructor({ books, webhooks, now }: { books: Books; webhooks: Webhooks; now: () => number }) {
    this.#books = books
    this.#webhooks = webhooks
    this.#now = now
  }

  byPlayer = (externalUserId: string): Applicant | undefined =>
    this.#books.all<Applicant>('applicant').find((one) => one.externalUserId === externalUserId)

  applicant(id: string): Applicant {
    const named = /^-;externalUserId=(.+)$/.exec(id)?.[1]
    const found =
      named === undefined ? this.#books.get<Applicant>('applicant', id) : this.byPlayer(decodeURIComponent(named))
    if (!found) throw new SumsubError(404, 'Applicant not found')
    return found
  }

  action(id: string): Action {
    const found = this.#books.get<Action>('action', id)
    if (!found) throw new SumsubError(404, 'Applicant action not found')
    return found
  }

  create(externalUserId: string, levelName: string, fixedInfo: Info): Applicant {
    const before = this.byPlayer(externalUserId)
    if (before)
      throw new SumsubError(409, `Applicant with external user id '${externalUserId}' already exists: ${before.id}`)
    const made: Applicant = {
      id: newId(),
      externalUserId,
      levelName,
      createdAt: this.#time(),
      fixedInfo,
      review: { reviewStatus: 'init' },
    }
    this.#books.put('applicant', made.id, made)
    this.#tell('applicantCreated', made)
    return made
  }

  createAction(applicantId: string, externalActionId: string, levelName: string): Action {
    const { id } = this.applicant(applicantId)
    const before = this.#books.all<Action>('action').find((one) => one.externalActionId === externalActionId)
    if (before) return before
    const made: Action = {
      id: newId(),
      applicantId: id,
      externalActionId,
      levelName,
      createdAt: this.#time(),
      review: { reviewStatus: 'init' },
    }
    this.#books.put('action', made.id, made)
    return made
  }

  reset(id: string): void {
    const { info: _, ...before } = this.applicant(id)
    const anew: Applicant = { ...before, review: { reviewStatus: 'init' } }
    this.#books.put('applicant', anew.id, anew)
    this.#tell('applicantReset', anew)
  }

  /** The applicant handed in what was asked for. */
  submit(subject: Subject, info: Info | undefined): void {
    if (this.reviewOf(subject).reviewStatus === 'pending') return
    this.#change(subject, { reviewStatus: 'pending' }, info)
  }

  decide(subject: Subject, result: ReviewResult): void {
    this.#change(subject, { reviewStatus: 'completed', reviewResult: result })
  }

  hold(subject: Subject): void {
    this.#change(subject, { reviewStatus: 'onHold' })
  }

  reviewOf = ({ kind, id }: Subject): Review => (kind === 'action' ? this.action(id) : this.applicant(id)).review

  #change({ kind, id }: Subject, review: Review, info?: Info): void {
    const what = { pending: 'Pending', onHold: 'OnHold', completed: 'Reviewed', init: 'Reset' }[review.reviewStatus]
    if (kind === 'action') {
      const changed: Action = { ...this.action(id), review }
      this.#books.put('action', id, changed)
      this.#tell(`applicantAction${what}`, this.applicant(changed.applicantId), changed)
      return
    }
    const changed: Applicant = { ...this.applicant(id), ...(info && { info }), review }
    this.#books.put('applicant', id, changed)
    this.#tell(`applicant${what}`, changed)
  }

  /** As Sumsub writes times: UTC, and it does not say so. */
  #time = (): string => new Date(this.#now()).toISOString().replace('T', ' ').slice(0, 19)

  #tell(type: string, applicant: Applicant, action?: Action): void {
    const { reviewStatus, reviewResult } = (action ?? applicant).review
    const at = new Date(this.#now()).toISOString().replace('T', ' ').replace('Z', '')
    this.#webhooks.add((action ?? applicant).id, {
      applicantId: applicant.id,
      inspectionId: applicant.id,
      correlationId: newId(),
      externalUserId: applicant.externalUserId,
      applicantType: 'individual',
      levelName: (action ?? applicant).levelName,
      sandboxMode: true,
      type,
      ...(action && { applicantActionId: action.id, externalApplicantActionId: action.externalActionId }),
      reviewStatus,
      ...(reviewResult && { reviewResult }),
      createdAt: `${at.slice(0, 19)}+0000`,
      createdAtMs: at,
    })
  }
}
