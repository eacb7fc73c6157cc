import { type Answered, type Reply, understood } from '../../../connectors/ask.ts'
import type { ApplicantRequest, CheckName, Created, IdentityProvider, Standing, Token } from '../port.ts'
import { type ClientOptions, send } from './client.ts'
import { verifyWebhook, type WebhookOptions } from './webhook.ts'
import { accessToken, action, applicant, readPerson, readReview, refusal } from './wire.ts'

export interface SumsubOptions extends ClientOptions, WebhookOptions {
  /** Names of the levels in the vendor's dashboard. */
  readonly levelIdentity: string
  readonly levelFunds: string
  readonly frameSources: readonly string[]
}

/** How long a token for the browser lives; the vendor's form asks for the next one itself. */
const tokenSeconds = 600

const isRefusal = (reply: Reply): reply is Answered => reply !== 'unreachable' && reply.status >= 400
const whyOf = ({ status, body }: Answered): string =>
  `${status} ${refusal.safeParse(body).data?.description ?? ''}`.trim().slice(0, 300)

const named = (value: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(value).flatMap(([key, text]) => (text ? [[key, text]] : [])))
const query = (level: string): string => `?levelName=${encodeURIComponent(level)}`

type Asked = Parameters<IdentityProvider['standing']>[0]

/** How checks stand: an applicant by their player, an action by its number. */
function standings(options: ClientOptions): IdentityProvider['standing'] {
  async function ofFunds({ reference }: Asked): Promise<Standing> {
    if (reference === undefined) return { outcome: 'absent' }
    const path = `/resources/applicantActions/${encodeURIComponent(reference)}/one`
    const reply = await send(options, { method: 'GET', path })
    const known = understood(reply, action)
    const review = known && readReview(known.review ?? { reviewStatus: 'init' })
    if (known && review) return { outcome: 'known', reference: known.id, review, person: undefined }
    return absentOr(reply)
  }
  async function ofIdentity({ uid }: Asked): Promise<Standing> {
    const reply = await byPlayer(options, uid)
    const known = understood(reply, applicant)
    const review = known && readReview(known.review ?? { reviewStatus: 'init' })
    if (!known || !review) return absentOr(reply)
    const person = review.outcome === 'approved' ? readPerson(known.info) : undefined
    return { outcome: 'known', reference: known.id, review, person }
  }
  return (asked) => (asked.step === 'funds' ? ofFunds(asked) : ofIdentity(asked))
}

const absentOr = (reply: Reply): Standing =>
  isRefusal(reply) && reply.status === 404 ? { outcome: 'absent' } : { outcome: 'unknown' }
const byPlayer = (options: ClientOptions, uid: string): Promise<Reply> =>
  send(options, { method: 'GET', path: `/resources/applicants/-;externalUserId=${encodeURIComponent(uid)}/one` })

/** Sumsub by its public documentation: an applicant for a player, an applicant action for each look at their means. */
export function sumsub(options: SumsubOptions): IdentityProvider {
  const { levelIdentity, levelFunds } = options
  const post = (path: string, body: object) => send(options, { method: 'POST', path, body })

  async function createIdentity(request: ApplicantRequest): Promise<Created> {
    const { uid, email, phone, firstName, lastName, birthDate, locale } = request
    const reply = await post(`/resources/applicants${query(levelIdentity)}`, {
      externalUserId: uid,
      ...named({ email, phone, lang: locale }),
      fixedInfo: named({ firstName, lastName, dob: birthDate }),
    })
    const made = understood(reply, applicant)
    if (made) return { outcome: 'created', reference: made.id }
    // 409: the player has an applicant already.
    const known =
      isRefusal(reply) && reply.status === 409 ? understood(await byPlayer(options, uid), applicant) : undefined
    if (known) return { outcome: 'created', reference: known.id }
    return isRefusal(reply) && reply.status !== 409 ? { outcome: 'refused', why: whyOf(reply) } : { outcome: 'unknown' }
  }

  async function createAction({ uid, key }: ApplicantRequest): Promise<Created> {
    const owner = await byPlayer(options, uid)
    const found = understood(owner, applicant)
    if (!found) return isRefusal(owner) ? { outcome: 'refused', why: whyOf(owner) } : { outcome: 'unknown' }
    const reply = await post(`/resources/applicantActions/-/forApplicant/${found.id}${query(levelFunds)}`, {
      externalActionId: key,
    })
    const made = understood(reply, action)
    if (made) return { outcome: 'created', reference: made.id }
    return isRefusal(reply) ? { outcome: 'refused', why: whyOf(reply) } : { outcome: 'unknown' }
  }

  return {
    createApplicant: (request) => (request.step === 'identity' ? createIdentity(request) : createAction(request)),
    async accessToken({ step, uid, key }: CheckName): Promise<Token> {
      const reply = await post('/resources/accessTokens/sdk', {
        userId: uid,
        levelName: step === 'identity' ? levelIdentity : levelFunds,
        ttlInSecs: tokenSeconds,
        ...(step === 'funds' && { externalActionId: key }),
      })
      const made = understood(reply, accessToken)
      if (made) return { outcome: 'token', token: made.token }
      return isRefusal(reply) ? { outcome: 'refused', why: whyOf(reply) } : { outcome: 'unknown' }
    },
    standing: standings(options),
    async reset({ reference }) {
      const reply = await post(`/resources/applicants/${encodeURIComponent(reference)}/reset`, {})
      return reply === 'unreachable' ? 'unknown' : isRefusal(reply) ? 'refused' : 'done'
    },
    verifyCallback: (headers, rawBody) => verifyWebhook(options, headers, rawBody),
    frameSources: () => options.frameSources,
  }
}
