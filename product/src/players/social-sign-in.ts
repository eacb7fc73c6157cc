import type { InputOf } from '@ante/kit/contract'
import type { Context, RefusesAs } from '@ante/kit/context'
import { defaultCurrency } from '@ante/kit/money'
import { Refusal, type Refuses } from '@ante/kit/refusal'
import * as validators from '@ante/kit/validators'
import { authSettings } from '../identity/contract.ts'
import {
  acceptTerms,
  accountOf,
  claimSignature,
  findUser,
  holdLink,
  identify,
  keepLinkProof,
  keepProof,
  openSession,
  requireTwoFactor,
  readProof,
  type SocialAnswer,
  type SocialAttempt,
  type SocialIdentity,
  startSession,
  takeProof,
} from '../identity/index.ts'
import type { AccountInfo, endpoints } from './contract.ts'
import { cameBy } from './came-by.ts'
import { applyAnswers, askAbout } from './check-registers.ts'
import { fieldLists } from './field-lists.ts'
import { readAccountInfo } from './index.ts'
import { neededFields } from './person-details.ts'
import { personalFieldsFor } from './rules/personal-fields.ts'
import { isComplete } from './rules/profile.ts'
import * as store from './store.ts'
import { events } from './contract.ts'

/** What comes of a sign-in that a service stands behind: the session, or the second step, which `token` goes on with. */
export type SocialEnd =
  | { readonly uid: bigint; readonly isNew: boolean }
  | (SecondStepAsked & { readonly token: string })
/** From where the code comes. That of an app is not sent. */
export interface SecondStepAsked {
  readonly resend_time: number
  readonly way: 'app' | 'email' | 'phone'
}

/** To link a service: `link` goes on with the password. */
export type SocialLink = { readonly link: string }

/**
 * SOC-03: who comes back from a service is signed in, as a password would have done it; who has no account here gets one. Who is signed in and wanted to link
 * the service gives the password first.
 */
export async function finishSocial(
  context: Parameters<typeof identify>[0] & Parameters<typeof enterAs>[0],
  attempt: SocialAttempt,
  answer: SocialAnswer
): Promise<SocialEnd | SocialLink> {
  const { service, purpose, locale } = attempt
  const identity = await identify(context, attempt, answer)
  if (identity.once && !(await claimSignature(context, identity.once))) context.refuse('InvalidRequest/social_expired')
  if (purpose !== 'link') return enterAs(context, { service, purpose, locale, identity })
  const uid = context.player?.uid ?? context.refuse('InvalidRequest/social_expired')
  return { link: await keepLinkProof(context, { uid, service, subject: identity.subject }) }
}

/** How somebody came whom a service knows. */
export interface SocialCaller extends Pick<SocialAttempt, 'service' | 'locale'> {
  readonly purpose: 'login' | 'registration'
  readonly identity: SocialIdentity
}

/** The account of a person whom a service stands behind is opened, or made. */
export async function enterAs(
  context: Parameters<typeof accountOf>[0] & Parameters<typeof requireTwoFactor>[0] & Refuses<OpenRefusal>,
  caller: SocialCaller
): Promise<SocialEnd> {
  const { service, identity } = caller
  const standing = standingOf(context, caller)
  const { uid, isNew, isLinked } = await accountOf(context, { service, identity, ...standing }, async (tx, made) => {
    await store.insertProfile(tx, {
      uid: made,
      fakename: `player${made}`,
      currency: defaultCurrency,
      locale: caller.locale,
      countryCode: null,
      notify: false,
      isBetting: null,
      fields: nameOf(identity),
    })
    if (standing.hasTerms) await acceptTerms(tx, made, context.setting('auth', authSettings).terms.version)
    if (standing.isComplete)
      await tx.announce(events['players.registered'], {
        uid: made,
        ...cameBy(context, context.policy().market),
      })
  })
  const asked = isNew ? undefined : await secondStepOf(context, uid)
  if (asked) return { token: await keepProof(context, { uid, service, subject: identity.subject }), ...asked }
  await open(context, { uid, service, subject: identity.subject }, { isLinked })
  return { uid, isNew }
}

/** SOC-06: whoever registers has ticked the terms before the window opened; whoever meant to log in is asked for them with the rest. */
function standingOf(context: Context, { purpose, identity }: SocialCaller): { hasTerms: boolean; isComplete: boolean } {
  const auth = context.setting('auth', authSettings)
  const hasTerms = purpose === 'registration' && auth.terms.isActive
  const needed = neededFields(context.ports, context.policy())
  const fields = personalFieldsFor(undefined, fieldLists(context.locale), 'registration', needed).filter(
    ({ sysname, params }) => params.is_visible && (auth.authTypes.fastRegistration === 'full' || needed.has(sysname))
  )
  const facts = {
    now: context.clock.now(),
    minimumAge: context.policy().minimumAge,
    fields,
    saved: nameOf(identity),
    hasContact: identity.email !== undefined,
    hasTerms: hasTerms || !auth.terms.isActive,
  }
  // Registers are asked when the account is completed.
  return { hasTerms, isComplete: isComplete(facts) && context.policy().registers.length === 0 }
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

/** What is asked of who wants a second step; sends its code where it goes to a contact. */
async function secondStepOf(
  context: Parameters<typeof requireTwoFactor>[0],
  uid: bigint
): Promise<SecondStepAsked | undefined> {
  try {
    await requireTwoFactor(context, uid, undefined)
    return undefined
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'second_step_needed') {
      const { way, sent_to, resend_time } = error.data
      if (way === 'app') return { way, resend_time: 0 }
      return { way: sent_to === 'phone' ? sent_to : 'email', resend_time: Number(resend_time) }
    }
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
  { isLinked = false, hasFactor = false, proof }: { isLinked?: boolean; hasFactor?: boolean; proof?: string }
): Promise<void> {
  const { uid } = who
  const answers = await askAbout(context, uid, 'login')
  const opened = await context.db.write(async (tx) => {
    if (proof !== undefined && !(await takeProof(tx, proof))) context.refuse('Authorization/social_expired')
    await holdLink(context, tx, who, isLinked)
    const user = await findUser(tx, uid)
    // Since it was looked at.
    if (user?.status === 'banned') context.refuse('UserBanned')
    if (!user || user.status === 'deleted') context.refuse('UserDeleted')
    await applyAnswers(tx, uid, 'login', answers)
    return openSession(context, tx, uid, { hasFactor })
  })
  startSession(context, opened)
}

/** The second step of a social sign-in: the code of the letter, or, without one, another letter. */
export async function signInBySocial(
  context: Context & RefusesAs<(typeof endpoints)['auth.sociallogin']>,
  { token, code }: InputOf<(typeof endpoints)['auth.sociallogin']>
): Promise<AccountInfo> {
  const proof = await readProof(context, token)
  if (!proof) context.refuse('Authorization/social_expired')
  const hasFactor = await requireTwoFactor(context, proof.uid, code)
  await open(context, proof, { proof: token, hasFactor })
  const info = await context.db.read((tx) => readAccountInfo(context, tx, proof.uid))
  if (!info) throw new Error(`player ${proof.uid} has no profile`)
  return info
}
