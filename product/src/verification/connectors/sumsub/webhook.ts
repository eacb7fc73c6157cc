import { jsonInBody } from '../../../connectors/read-body.ts'
import type { CallbackCheck, Headers } from '../port.ts'
import { type DigestAlgorithm, isGenuine } from './digest.ts'
import { readReview, readTime, type Webhook, webhook } from './wire.ts'

export interface WebhookOptions {
  readonly webhookSecrets: readonly string[]
  readonly digests: readonly DigestAlgorithm[]
}

/** Types that change what a check is. Others (a tag, another phone number) are of no concern. */
const identityTypes = new Set([
  'applicantCreated',
  'applicantPending',
  'applicantPrechecked',
  'applicantOnHold',
  'applicantAwaitingUser',
  'applicantAwaitingService',
  'applicantReviewed',
  'applicantWorkflowCompleted',
  'applicantWorkflowFailed',
  'applicantReset',
])
const actionTypes = new Set(['applicantActionPending', 'applicantActionOnHold', 'applicantActionReviewed'])

export function verifyWebhook(
  { webhookSecrets: secrets, digests: algorithms }: WebhookOptions,
  headers: Headers,
  rawBody: Uint8Array
): CallbackCheck {
  if (!isGenuine(headers, rawBody, { secrets, algorithms })) return { kind: 'forged' }
  const parsed = webhook.safeParse(jsonInBody(rawBody))
  if (!parsed.success) return { kind: 'strange' }
  return readNotice(parsed.data)
}

function readNotice(told: Webhook): CallbackCheck {
  const isAction = actionTypes.has(told.type)
  if (!isAction && !identityTypes.has(told.type)) return { kind: 'irrelevant' }
  // What was handed in counts no more, whatever the last review said.
  const review =
    told.type === 'applicantReset'
      ? readReview({ reviewStatus: 'init' })
      : told.reviewStatus && readReview({ reviewStatus: told.reviewStatus, reviewResult: told.reviewResult })
  const uid = told.externalUserId
  const key = isAction ? told.externalApplicantActionId : uid
  const reference = isAction ? told.applicantActionId : told.applicantId
  if (!review || !uid || !/^\d{1,18}$/.test(uid) || !key || !reference) return { kind: 'strange' }
  return {
    kind: 'genuine',
    notice: { step: isAction ? 'funds' : 'identity', uid, key, reference, review, atMs: readTime(told) },
  }
}
