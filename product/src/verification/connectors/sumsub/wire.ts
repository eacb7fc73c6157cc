import { z } from 'zod'
import type { Review, ReviewOutcome, VerifiedPerson } from '../../rules/words.ts'

// Shapes of Sumsub's public documentation, with the fields that we read (docs.sumsub.com/reference, /docs/user-verification-webhooks).

export const applicantId = z.string().regex(/^[0-9A-Za-z]{1,64}$/)
const reviewResult = z.object({
  reviewAnswer: z.enum(['GREEN', 'RED']),
  reviewRejectType: z.enum(['RETRY', 'FINAL']).optional(),
  rejectLabels: z.array(z.string().max(100)).max(50).nullish(),
  moderationComment: z.string().nullish(),
})
const reviewStatuses = [
  'init',
  'pending',
  'prechecked',
  'queued',
  'completed',
  'onHold',
  'awaitingUser',
  'awaitingService',
] as const
const review = z.object({ reviewStatus: z.enum(reviewStatuses), reviewResult: reviewResult.nullish() })
export type WireReview = z.output<typeof review>

const info = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  /** In Latin letters, where the document has others. */
  firstNameEn: z.string().optional(),
  lastNameEn: z.string().optional(),
  dob: z.iso.date().optional(),
  idDocs: z
    .array(
      z.object({
        idDocType: z.string(),
        country: z.string().optional(),
        number: z.string().optional(),
        validUntil: z.iso.date().optional(),
      })
    )
    .optional(),
})
export const applicant = z.object({
  id: applicantId,
  externalUserId: z.string(),
  info: info.optional(),
  review: review.optional(),
})
export const action = z.object({ id: applicantId, externalActionId: z.string(), review: review.optional() })
export const accessToken = z.object({ token: z.string().min(1).max(4_000) })
export const refusal = z.object({ description: z.string() })

const text = z.string().max(200)
export const webhook = z.object({
  type: text,
  applicantId,
  externalUserId: text.optional(),
  applicantActionId: applicantId.optional(),
  externalApplicantActionId: text.optional(),
  reviewStatus: z.enum(reviewStatuses).optional(),
  reviewResult: reviewResult.nullish(),
  /** `2026-11-24 08:15:30.123`, in UTC. */
  createdAtMs: z.union([z.string(), z.number()]).optional(),
  createdAt: z.string().optional(),
})
export type Webhook = z.output<typeof webhook>

const underReview = new Set<string>(['pending', 'prechecked', 'queued', 'onHold', 'awaitingService'])

function outcomeOf({ reviewStatus, reviewResult: result }: WireReview): ReviewOutcome | undefined {
  if (underReview.has(reviewStatus)) return 'pending'
  if (reviewStatus !== 'completed') return 'incomplete'
  if (!result) return undefined
  if (result.reviewAnswer === 'GREEN') return 'approved'
  // A refusal that is not said to be final may be mended.
  return result.reviewRejectType === 'FINAL' ? 'rejected' : 'retry'
}

/** Undefined for a review that is said to be over and says no answer. */
export function readReview(wire: WireReview): Review | undefined {
  const outcome = outcomeOf(wire)
  const isOver = outcome === 'retry' || outcome === 'rejected'
  return (
    outcome && {
      outcome,
      labels: isOver ? (wire.reviewResult?.rejectLabels ?? []) : [],
      comment: isOver ? (wire.reviewResult?.moderationComment ?? '').trim().slice(0, 1_000) : '',
    }
  )
}

/** Who was verified. Of several documents the first one with a number: what a player is known by. */
export function readPerson(wire: z.output<typeof info> | undefined): VerifiedPerson | undefined {
  const firstName = wire?.firstNameEn || wire?.firstName
  const lastName = wire?.lastNameEn || wire?.lastName
  if (!wire || !firstName || !lastName) return undefined
  const document = wire.idDocs?.find(({ number }) => number)
  const ends = wire.idDocs?.flatMap(({ validUntil }) => (validUntil ? [validUntil] : [])).toSorted() ?? []
  return {
    firstName,
    lastName,
    birthDate: wire.dob,
    document: document && `${document.country ?? ''} ${document.number ?? ''}`.trim(),
    // The latest: one that is still valid is enough.
    documentEndsOn: ends.at(-1),
  }
}

/** The vendor's time in milliseconds. It writes UTC without saying so. */
export function readTime({ createdAtMs, createdAt }: Pick<Webhook, 'createdAtMs' | 'createdAt'>): number | undefined {
  if (typeof createdAtMs === 'number') return Number.isSafeInteger(createdAtMs) ? createdAtMs : undefined
  const [, day, time] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d{1,3})?)(?:Z|\+00:?00)?$/.exec(createdAtMs ?? createdAt ?? '') ?? []
  const at = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(at) ? undefined : at
}
