import { createHash, randomBytes } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import { minute } from '@ante/kit/instant'
import { orRefuse, type Refuses } from '@ante/kit/refusal'
import { authSettings } from './contract.ts'
import { hashPassword } from './hash-password.ts'
import {
  hasSocial,
  type SocialIdentity,
  type SocialProvider,
  SocialRefused,
  SocialUnavailable,
} from './connectors/port.ts'
import { isElsewhere, refuseFromHere } from './refuse-elsewhere.ts'
import { decideSocialLink } from './rules/social-link.ts'
import { lockUser } from './store-second-step.ts'
import * as store from './store-social.ts'

/** Nobody thinks for longer about whether to sign in. */
const attemptLifeMs = 10 * minute
const proofLifeMs = 15 * minute

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
const secret = (): string => randomBytes(32).toString('base64url')
const redirectUriOf = ({ origin }: Context, service: string): string => `${origin}/oauth/callback/${service}`

/** The service where the operator offers it and the house has an account with it. */
function providerOf(context: Context & Refuses<'InvalidRequest/social_unknown'>, service: string): SocialProvider {
  const provider = hasSocial(context.ports) ? context.ports.social.get(service) : undefined
  if (!provider || !context.setting('auth', authSettings).authTypes.social.includes(service))
    context.refuse('InvalidRequest/social_unknown')
  return provider
}

type ServiceRefusal = 'ApplicationUnavailable/social_unavailable' | 'InvalidRequest/social_failed'

/** What a service could not do, in our words. */
async function asked<T>(context: Context & Refuses<ServiceRefusal>, service: string, question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch (error) {
    if (!(error instanceof SocialUnavailable) && !(error instanceof SocialRefused)) throw error
    context.log.warn(
      { service, error: error.message, cause: error.cause instanceof Error ? error.cause.message : '' },
      'a social sign-in went wrong'
    )
    if (error instanceof SocialUnavailable) context.refuse('ApplicationUnavailable/social_unavailable')
    context.refuse('InvalidRequest/social_failed')
  }
}

export interface SocialStart {
  readonly service: string
  readonly purpose: store.SocialPurpose
  /** A path of this site. */
  readonly back: string
  /** What only this browser knows: the answer is taken from nobody else. */
  readonly browser: string
}

/** SOC-02: where the browser goes to say who it is. */
export async function beginSocial(
  context: Context & Refuses<ServiceRefusal | 'InvalidRequest/social_unknown'>,
  { service, purpose, back, browser }: SocialStart
): Promise<string> {
  const provider = providerOf(context, service)
  const [state, nonce, verifier] = [secret(), secret(), secret()]
  const challenge = sha256(verifier).toString('base64url')
  const url = await asked(
    context,
    service,
    provider.authorizationUrl({
      state,
      nonce,
      challenge,
      redirectUri: redirectUriOf(context, service),
      locale: context.locale,
    })
  )
  const row = {
    stateHash: sha256(state),
    browserHash: sha256(browser),
    service,
    purpose,
    nonce,
    verifier,
    back,
    locale: context.locale,
    lifeMs: attemptLifeMs,
  }
  await context.db.write((tx) => store.insertAttempt(tx, row))
  return url
}

export type SocialAttempt = Omit<store.AttemptRow, 'is_alive'>

/** The sign-in that an answer belongs to; from now on it is over, whatever comes of it. Undefined for one of another browser, a repeated or a forged one. */
export async function takeAttempt(
  context: Context,
  { service, state, browser }: { service: string; state: string; browser: string }
): Promise<SocialAttempt | undefined> {
  const found = await context.db.write((tx) => store.takeAttempt(tx, sha256(state), sha256(browser), service))
  return found?.is_alive ? found : undefined
}

/** What a service sent the browser back with. */
export interface SocialAnswer {
  readonly code: string | undefined
  readonly issuedBy: string | undefined
  readonly error: string | undefined
}

/** Who came back. Refuses whoever declined, and what the service does not stand behind. */
export async function identify(
  context: Context & Refuses<ServiceRefusal | 'InvalidRequest/social_unknown' | 'InvalidRequest/social_declined'>,
  attempt: SocialAttempt,
  answer: SocialAnswer
): Promise<SocialIdentity> {
  const { service, verifier, nonce } = attempt
  const provider = providerOf(context, service)
  if (answer.error === 'access_denied') context.refuse('InvalidRequest/social_declined')
  if (answer.error === 'temporarily_unavailable' || answer.error === 'server_error')
    context.refuse('ApplicationUnavailable/social_unavailable')
  if (answer.error !== undefined || answer.code === undefined) context.refuse('InvalidRequest/social_failed')
  return asked(
    context,
    service,
    provider.identify({
      code: answer.code,
      issuedBy: answer.issuedBy,
      verifier,
      nonce,
      redirectUri: redirectUriOf(context, service),
    })
  )
}

export interface Stranger {
  readonly service: string
  readonly identity: SocialIdentity
  readonly hasTerms: boolean
  readonly isComplete: boolean
}

/**
 * The account of a person: the linked one, one that may be linked, or a new one, whose other half `create` makes in the same transaction. One that was there
 * before is linked by `holdLink` only when it is opened, after the second step.
 */
export async function accountOf(
  context: Context &
    Refuses<'UserBanned' | 'UserDeleted' | 'InvalidRequest/social_email_taken' | 'InvalidRequest/location_refused'>,
  { service, identity, hasTerms, isComplete }: Stranger,
  create: (tx: Tx, uid: bigint) => Promise<void>
): Promise<{ uid: bigint; isNew: boolean; isLinked: boolean }> {
  const { subject, email } = identity
  const known = await context.db.read((tx) => store.readLinked(tx, service, subject))
  // Nobody knows it: who wants a password sets one by the letter of a recovery. Hashed before the transaction, as every password is.
  const passwordHash = known ? '' : await hashPassword(secret())
  const found = await context.db.write(async (tx) => {
    await store.lockIdentity(tx, service, subject)
    const linked = await store.readLinked(tx, service, subject)
    if (linked) return { uid: openable(context, linked), isNew: false, isLinked: true }
    const owners = email === undefined ? [] : await store.readOwners(tx, email)
    const plan = orRefuse(
      context,
      decideSocialLink(
        owners.map(({ email_confirmed_at: at, ...owner }) => ({ ...owner, isConfirmed: at !== null })),
        identity.isEmailVerified
      )
    )
    if (plan !== 'create') return { uid: plan.link, isNew: false, isLinked: false }
    // ACC-19: whoever has an account comes in from everywhere, and nobody gets one from where nobody plays.
    if (isElsewhere(context)) return undefined
    const login = email ?? `${service}-${secret().slice(0, 16).toLowerCase()}`
    const isEmailConfirmed = email !== undefined && identity.isEmailVerified
    const uid = await inserted(context, tx, {
      login,
      email: email ?? null,
      passwordHash,
      isEmailConfirmed,
      hasTerms,
      isComplete,
    })
    await store.link(tx, service, subject, uid)
    await create(tx, uid)
    return { uid, isNew: true, isLinked: true }
  })
  return found ?? refuseFromHere(context, null)
}

/** As at a login by password: who is banned is told so, and a closed account is not opened. */
function openable(
  context: Refuses<'UserBanned' | 'UserDeleted'>,
  { uid, status }: { uid: bigint; status: string }
): bigint {
  if (status === 'banned') context.refuse('UserBanned')
  if (status === 'deleted') context.refuse('UserDeleted')
  return uid
}

async function inserted(
  context: Refuses<'InvalidRequest/social_email_taken'>,
  tx: Tx,
  user: store.NewSocialUser
): Promise<bigint> {
  try {
    const row = await store.insertSocialUser(tx, user)
    if (!row) throw new Error('no user was inserted')
    return row.uid
  } catch (error) {
    // Somebody has registered with this e-mail in this very moment.
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === '23505')
      context.refuse('InvalidRequest/social_email_taken')
    throw error
  }
}

/**
 * The link by which a session opens, until the end of the transaction. One that was there must be there still: the owner of the account may have taken it
 * away since it was looked at. Refuses what belongs to another account by now.
 */
export async function holdLink(
  context: Refuses<'InvalidRequest/social_expired'>,
  tx: Tx,
  { uid, service, subject }: store.ProofRow,
  isLinked: boolean
): Promise<void> {
  await lockUser(tx, uid)
  if (!isLinked) await store.link(tx, service, subject, uid)
  if ((await store.readLinked(tx, service, subject))?.uid !== uid) context.refuse('InvalidRequest/social_expired')
}

/** For who still has to give the code of the second step: it says that the rest is proved. */
export async function keepProof(context: Context, proof: store.ProofRow): Promise<string> {
  const token = secret()
  await context.db.write((tx) => store.insertProof(tx, sha256(token), proof, 'sign-in', proofLifeMs))
  return token
}
export const readProof = (context: Context, token: string) =>
  context.db.read((tx) => store.readProof(tx, sha256(token)))
/** Undefined when it was used, or is too old. */
export const takeProof = (tx: Tx, token: string) => store.takeProof(tx, sha256(token))

/** Takes a proof that came by the browser; false when it has opened something before, here or on another host. */
export const claimSignature = (context: Context, { verified, validUntil }: NonNullable<SocialIdentity['once']>) =>
  context.db.write((tx) => store.useSignature(tx, sha256(verified), validUntil))

/** Whether the service of this name tells its answer behind the # of the address. */
export const answersInFragment = ({ ports }: Context, service: string): boolean =>
  hasSocial(ports) && ports.social.get(service)?.answersInFragment === true
