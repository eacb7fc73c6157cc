import type { InputOf } from '@ante/kit/contract'
import type { Context, RefusesAs } from '@ante/kit/context'
import { defaultCurrency } from '@ante/kit/money'
import { Refusal, type Refuses } from '@ante/kit/refusal'
import * as validators from '@ante/kit/validators'
import { authSettings } from '../identity/contract.ts'
import {
  accountOf,
  findUser,
  holdLink,
  identify,
  keepProof,
  openSession,
  requireTwoFactor,
  readProof,
  sessionLifeMs,
  type SocialAnswer,
  type SocialAttempt,
  type SocialIdentity,
  takeProof,
} from '../identity/index.ts'
import type { AccountInfo, endpoints } from './contract.ts'
import { fieldLists } from './field-lists.ts'
import { readAccountInfo } from './index.ts'
import { personalFieldsFor } from './rules/personal-fields.ts'
import { isComplete } from './rules/profile.ts'
import * as store from './store.ts'
import { events } from './contract.ts'

/** What comes of a sign-in that a service stands behind: the session, or the second step, which `token` goes on with. */
export type SocialEnd = { readonly isNew: boolean } | { readonly token: string; readonly resend_time: number }

/** SOC-03: who comes back from a service is signed in, as a password would have done it; who has no account here gets one. */
export async function finishSocial(
  context: Parameters<typeof identify>[0] &
    Parameters<typeof accountOf>[0] &
    Parameters<typeof requireTwoFactor>[0] &
    Refuses<OpenRefusal>,
  attempt: SocialAttempt,
  answer: SocialAnswer
): Promise<SocialEnd> {
  const { service } = attempt
  const identity = await identify(context, attempt, answer)
  const { uid, isNew, isLinked } = await accountOf(
    context,
    { service, identity, ...standingOf(context, attempt, identity) },
    async (tx, made) => {
      await store.insertProfile(tx, {
        uid: made,
        fakename: `player${made}`,
        currency: defaultCurrency,
        locale: attempt.locale,
        countryCode: null,
        notify: false,
        isBetting: null,
        fields: nameOf(identity),
      })
      if (standingOf(context, attempt, identity).isComplete)
        await tx.announce(events['players.registered'], { uid: made })
    }
  )
  const wait = isNew ? undefined : await secondStepOf(context, uid)
  if (wait !== undefined)
    return { token: await keepProof(context, { uid, service, subject: identity.subject }), resend_time: wait }
  await open(context, { uid, service, subject: identity.subject }, { isLinked })
  return { isNew }
}

/** SOC-06: whoever registers has ticked the terms before the window opened; whoever meant to log in is asked for them with the rest. */
function standingOf(
  context: Context,
  { purpose }: SocialAttempt,
  identity: SocialIdentity
): { hasTerms: boolean; isComplete: boolean } {
  const auth = context.setting('auth', authSettings)
  const hasTerms = purpose === 'registration' && auth.terms.isActive
  const fields =
    auth.authTypes.fastRegistration === 'full'
      ? personalFieldsFor(undefined, fieldLists(context.locale)).filter(({ params }) => params.is_visible)
      : []
  const facts = {
    now: context.clock.now(),
    minimumAge: context.policy().minimumAge,
    fields,
    saved: nameOf(identity),
    hasContact: identity.email !== undefined,
    hasTerms: hasTerms || !auth.terms.isActive,
  }
  return { hasTerms, isComplete: isComplete(facts) }
}

/** A name as the service tells it, where ours may be so. */
function nameOf({ firstName, lastName }: SocialIdentity): Record<string, string> {
  const names = Object.entries({ first_name: firstName, last_name: lastName }).map(
    ([field, value]) => [field, validators.withoutEmoji(value).trim()] as const
  )
  return Object.fromEntries(
    names.filter(([, value]) => value !== '' && value.length <= 100 && validators.name(value) === undefined)
  )
}

/** Sends the code of the second step to who wants one: the seconds until another may be asked for. */
async function secondStepOf(context: Parameters<typeof requireTwoFactor>[0], uid: bigint): Promise<number | undefined> {
  try {
    await requireTwoFactor(context, uid, undefined)
    return undefined
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'second_step_needed') return Number(error.data.resend_time)
    throw error
  }
}

type OpenRefusal = 'Authorization/social_expired' | 'InvalidRequest/social_expired' | 'UserBanned' | 'UserDeleted'

interface Proved {
  readonly uid: bigint
  readonly service: string
  readonly subject: string
}

async function open(
  context: Context & Refuses<OpenRefusal>,
  who: Proved,
  { isLinked = false, proof }: { isLinked?: boolean; proof?: string }
): Promise<void> {
  const { uid } = who
  const token = await context.db.write(async (tx) => {
    if (proof !== undefined && !(await takeProof(tx, proof))) context.refuse('Authorization/social_expired')
    await holdLink(context, tx, who, isLinked)
    const user = await findUser(tx, uid)
    // Since it was looked at.
    if (user?.status === 'banned') context.refuse('UserBanned')
    if (!user || user.status === 'deleted') context.refuse('UserDeleted')
    return openSession(tx, uid, context)
  })
  context.session?.start(token, sessionLifeMs)
}

/** The second step of a social sign-in: the code of the letter, or, without one, another letter. */
export async function signInBySocial(
  context: Context & RefusesAs<(typeof endpoints)['auth.sociallogin']>,
  { token, code }: InputOf<(typeof endpoints)['auth.sociallogin']>
): Promise<AccountInfo> {
  const proof = await readProof(context, token)
  if (!proof) context.refuse('Authorization/social_expired')
  await requireTwoFactor(context, proof.uid, code)
  await open(context, proof, { proof: token })
  const info = await context.db.read((tx) => readAccountInfo(tx, proof.uid))
  if (!info) throw new Error(`player ${proof.uid} has no profile`)
  return info
}
