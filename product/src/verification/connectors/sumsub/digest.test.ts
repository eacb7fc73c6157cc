import { describe, expect, test } from 'vitest'
import { signatureOf } from './client.ts'
import { digestAlgorithms, digestOf, isGenuine } from './digest.ts'
import { verifyWebhook } from './webhook.ts'

const body = Buffer.from(
  '{"type":"applicantReviewed","applicantId":"a1","externalUserId":"42","reviewStatus":"completed","reviewResult":{"reviewAnswer":"GREEN"}}'
)
const options = { webhookSecrets: ['hook-secret'], digests: digestAlgorithms }
const headers = (digest: string, algorithm: string) => ({
  'x-payload-digest': digest,
  'x-payload-digest-alg': algorithm,
})
const signed = (text: string) =>
  verifyWebhook(
    options,
    headers(digestOf('HMAC_SHA256_HEX', 'hook-secret', Buffer.from(text)), 'HMAC_SHA256_HEX'),
    Buffer.from(text)
  )
const told = (more: object) =>
  signed(
    JSON.stringify({
      type: 'applicantReviewed',
      applicantId: 'a1',
      externalUserId: '42',
      reviewStatus: 'completed',
      reviewResult: { reviewAnswer: 'GREEN' },
      ...more,
    })
  )

describe('signatures of Sumsub', () => {
  test('a request is signed as in the published scheme', () => {
    const asked = { method: 'POST', path: '/resources/accessTokens/sdk' } as const
    const text = '{"userId":"42","levelName":"basic-kyc-level","ttlInSecs":600}'
    expect(signatureOf('test-secret', 1_700_000_000, asked, text)).toBe(
      '0822c076264f705f33c45fb8ef9aefa97e2934a5764221381a5e9ba8f16c9b8b'
    )
  })

  test('a webhook is taken by the digest of its bytes', () => {
    const digest = '5046c3a2514f430797ce731eebf4a7419c1437d6ef07ee884e3ea3cad2f18109'
    expect(verifyWebhook(options, headers(digest, 'HMAC_SHA256_HEX'), body)).toMatchObject({
      kind: 'genuine',
      notice: { uid: '42', reference: 'a1', review: { outcome: 'approved' } },
    })
  })

  test.each(digestAlgorithms)(
    'a webhook is taken by %s and either secret of a rotation, where it is allowed',
    (algorithm) => {
      for (const secret of ['new', 'old']) {
        const given = headers(digestOf(algorithm, secret, body), algorithm)
        expect(isGenuine(given, body, { secrets: ['new', 'old'], algorithms: digestAlgorithms })).toBe(true)
        expect(isGenuine(given, body, { secrets: ['another'], algorithms: digestAlgorithms })).toBe(false)
        const others = digestAlgorithms.filter((one) => one !== algorithm)
        expect(isGenuine(given, body, { secrets: ['new', 'old'], algorithms: others })).toBe(false)
      }
    }
  )

  test.each([
    ['of another algorithm', headers(digestOf('HMAC_SHA512_HEX', 'hook-secret', body), 'HMAC_SHA256_HEX')],
    ['without an algorithm', { 'x-payload-digest': digestOf('HMAC_SHA256_HEX', 'hook-secret', body) }],
    ['of an unknown algorithm', headers(digestOf('HMAC_SHA256_HEX', 'hook-secret', body), 'NONE')],
    ['that was cut', headers(digestOf('HMAC_SHA256_HEX', 'hook-secret', body).slice(0, 62), 'HMAC_SHA256_HEX')],
    ['that is empty', headers('', 'HMAC_SHA256_HEX')],
    ['that is no hex', headers('z'.repeat(64), 'HMAC_SHA256_HEX')],
  ])('a digest %s is refused', (_, given) => {
    expect(verifyWebhook(options, given, body)).toEqual({ kind: 'forged' })
  })
})

describe('what a webhook of Sumsub says', () => {
  test.each([
    [{ type: 'applicantCreated', reviewStatus: 'init', reviewResult: undefined }, 'incomplete'],
    [{ type: 'applicantPending', reviewStatus: 'pending', reviewResult: undefined }, 'pending'],
    [{ type: 'applicantPrechecked', reviewStatus: 'queued', reviewResult: undefined }, 'pending'],
    [{ type: 'applicantOnHold', reviewStatus: 'onHold' }, 'pending'],
    [{ type: 'applicantReset', reviewStatus: 'completed' }, 'incomplete'],
    [{ reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'RETRY', rejectLabels: ['A'] } }, 'retry'],
    [{ reviewResult: { reviewAnswer: 'RED' } }, 'retry'],
    [{ reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL' } }, 'rejected'],
    [{}, 'approved'],
  ])('%j is %s', (more, outcome) => {
    expect(told(more)).toMatchObject({ kind: 'genuine', notice: { step: 'identity', review: { outcome } } })
  })

  test('an action is a check of means, by our key', () => {
    const action = { type: 'applicantActionReviewed', applicantActionId: 'b2', externalApplicantActionId: 'f-7' }
    expect(told(action)).toMatchObject({ notice: { step: 'funds', uid: '42', key: 'f-7', reference: 'b2' } })
  })

  test.each([
    ['2026-11-24 08:15:30.123', 1_795_508_130_123],
    [1_795_508_130_123, 1_795_508_130_123],
    ['tomorrow', undefined],
    [undefined, undefined],
  ])('its time %s is read as UTC', (createdAtMs, atMs) => {
    expect(told({ createdAtMs })).toMatchObject({ kind: 'genuine', notice: { atMs } })
  })

  test('what is of no concern and what is not as documented are told apart', () => {
    expect(told({ type: 'applicantTagsChanged' })).toEqual({ kind: 'irrelevant' })
    expect(told({ reviewResult: undefined })).toEqual({ kind: 'strange' })
    expect(told({ reviewStatus: 'melted' })).toEqual({ kind: 'strange' })
    expect(told({ externalUserId: 'somebody' })).toEqual({ kind: 'strange' })
    expect(signed('[]')).toEqual({ kind: 'strange' })
    expect(signed('not json')).toEqual({ kind: 'strange' })
  })
})
