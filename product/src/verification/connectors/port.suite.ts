import { describe, expect, test } from 'vitest'
import type { Step, VerifiedPerson } from '../rules/words.ts'
import type { ApplicantRequest, Headers, IdentityProvider } from './port.ts'

/** What the suite needs of a vendor's twin: a provider that reaches it, and hands to do there what players and reviewers do. */
export interface IdentityWorld {
  readonly provider: IdentityProvider
  /** With the same configuration; its vendor does not answer. */
  readonly unreachable: IdentityProvider
  submit(step: Step, reference: string, person: VerifiedPerson): Promise<void>
  decide(
    step: Step,
    reference: string,
    review: { outcome: 'approved' | 'retry' | 'rejected'; labels: readonly string[]; comment: string }
  ): Promise<void>
  /** What the vendor has sent since the last time, as it came over the wire. */
  callbacks(): Promise<readonly { headers: Headers; rawBody: Uint8Array }[]>
}

const person: VerifiedPerson = {
  firstName: 'Ada',
  lastName: 'Byron',
  birthDate: '1990-12-10',
  document: 'GBR 123456',
  documentEndsOn: '2031-05-01',
}
let uids = 700
const request = (more: Partial<ApplicantRequest> = {}): ApplicantRequest => {
  uids += 1
  const { firstName, lastName, birthDate } = person
  return {
    step: 'identity',
    uid: String(uids),
    key: String(uids),
    email: 'ada@ante.test',
    phone: undefined,
    country: 'GB',
    locale: 'en',
    firstName,
    lastName,
    birthDate,
    ...more,
  }
}

/** Every vendor of identity behaves like this towards the product, whatever its own protocol is. */
export function identityProviderSuite(name: string, world: () => IdentityWorld): void {
  const provider = (): IdentityProvider => world().provider
  async function created(asked: ApplicantRequest): Promise<string> {
    const answer = await provider().createApplicant(asked)
    if (answer.outcome !== 'created') throw new Error(JSON.stringify(answer))
    return answer.reference
  }
  const standing = (asked: ApplicantRequest, reference: string) => provider().standing({ ...asked, reference })

  describe(`identity vendor ${name}`, () => {
    test('makes one applicant of a player, however often it is asked', async () => {
      const asked = request()
      expect(await created(asked)).toBe(await created(asked))
      expect(await standing(asked, '')).toMatchObject({ outcome: 'known', review: { outcome: 'incomplete' } })
    })

    test('gives a token for the form of each step', async () => {
      const asked = request()
      await created(asked)
      const tokens = await Promise.all(
        (['identity', 'funds'] as const).map((step) =>
          provider().accessToken({ ...asked, step, key: `f-${asked.uid}` })
        )
      )
      expect(tokens).toEqual([
        { outcome: 'token', token: expect.any(String) },
        { outcome: 'token', token: expect.any(String) },
      ])
    })

    test('says how a check stands: handed in, asked for again with its reasons, approved with who was verified', async () => {
      const asked = request()
      const reference = await created(asked)
      await world().submit('identity', reference, person)
      expect(await standing(asked, reference)).toMatchObject({ review: { outcome: 'pending' }, person: undefined })
      await world().decide('identity', reference, { outcome: 'retry', labels: ['BLURRED'], comment: 'Too dark.' })
      expect(await standing(asked, reference)).toMatchObject({
        review: { outcome: 'retry', labels: ['BLURRED'], comment: 'Too dark.' },
      })
      await world().submit('identity', reference, person)
      await world().decide('identity', reference, { outcome: 'approved', labels: [], comment: '' })
      expect(await standing(asked, reference)).toEqual({
        outcome: 'known',
        reference,
        review: { outcome: 'approved', labels: [], comment: '' },
        person,
      })
    })

    test('asks an approved player anew after a reset', async () => {
      const asked = request()
      const reference = await created(asked)
      await world().submit('identity', reference, person)
      await world().decide('identity', reference, { outcome: 'approved', labels: [], comment: '' })
      expect(await provider().reset({ ...asked, reference })).toBe('done')
      expect(await standing(asked, reference)).toMatchObject({ review: { outcome: 'incomplete' }, person: undefined })
    })

    test('looks at the means of a player by a key of their own', async () => {
      const asked = request()
      await created(asked)
      const funds = { ...asked, step: 'funds', key: `funds-${asked.uid}` } as const
      const reference = await created(funds)
      expect(await created(funds)).toBe(reference)
      await world().submit('funds', reference, person)
      await world().decide('funds', reference, { outcome: 'rejected', labels: ['FRAUD'], comment: '' })
      expect(await standing(funds, reference)).toMatchObject({ review: { outcome: 'rejected', labels: ['FRAUD'] } })
    })

    test('says absent of what it has never heard of', async () => {
      expect(await standing(request(), 'nobody')).toEqual({ outcome: 'absent' })
      expect(await standing(request({ step: 'funds' }), 'nobody')).toEqual({ outcome: 'absent' })
    })

    test('recognises its own callbacks, and nothing that was changed on the way', async () => {
      const asked = request()
      const reference = await created(asked)
      await world().submit('identity', reference, person)
      await world().decide('identity', reference, { outcome: 'approved', labels: [], comment: '' })
      const heard = (await world().callbacks()).filter(({ rawBody }) => Buffer.from(rawBody).includes(reference))
      const checks = heard.map(({ headers, rawBody }) => provider().verifyCallback(headers, rawBody))
      expect(checks.map((check) => check.kind === 'genuine' && check.notice.review.outcome)).toEqual([
        'incomplete',
        'pending',
        'approved',
      ])
      expect(checks.at(-1)).toMatchObject({
        notice: { step: 'identity', uid: asked.uid, reference, atMs: expect.any(Number) },
      })
      const [{ headers, rawBody } = { headers: {}, rawBody: Buffer.alloc(0) }] = heard
      const changed = Buffer.from(Buffer.from(rawBody).toString('utf8').replace(reference, `${reference}x`))
      expect(provider().verifyCallback(headers, changed)).toEqual({ kind: 'forged' })
      expect(provider().verifyCallback({}, rawBody)).toEqual({ kind: 'forged' })
    })

    test('says unknown when the vendor does not answer, and never throws for it', async () => {
      const asked = request()
      const { unreachable } = world()
      expect(await unreachable.createApplicant(asked)).toEqual({ outcome: 'unknown' })
      expect(await unreachable.accessToken(asked)).toEqual({ outcome: 'unknown' })
      expect(await unreachable.standing({ ...asked, reference: 'a' })).toEqual({ outcome: 'unknown' })
      expect(await unreachable.reset({ ...asked, reference: 'a' })).toBe('unknown')
    })
  })
}
