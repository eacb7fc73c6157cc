import { createHash } from 'node:crypto'
import type { Context, PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { minute } from '@ante/kit/instant'
import { type Json, json } from '@ante/kit/json'
import type { Refuses } from '@ante/kit/refusal'
import type { StepUpPurpose } from './rules/factors.ts'
import type { AuthenticationAnswer } from './rules/passkey-shapes.ts'
import type { factorEndpoints } from './rules/factor-endpoints.ts'
import { noteFactor, rpIdOf } from './fresh-factor.ts'
import { logAccess, readUser } from './store.ts'
import * as store from './store-passkeys.ts'

type Endpoints = typeof factorEndpoints

/** It is made of 240 files: they are loaded with the first passkey. */
export const webAuthn = () => import('@simplewebauthn/server')
const webAuthnHelpers = () => import('@simplewebauthn/server/helpers')

export const challengeLifeMs = 5 * minute
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Whose a challenge is: the session's, and for a login the browser's. */
export const ofSession = ({ session }: PlayerContext): Buffer => sha256(`session ${session?.id ?? ''}`)
/** A challenge that was given to confirm one thing confirms no other. */
const ofStepUp = ({ session }: PlayerContext, purpose: StepUpPurpose): Buffer =>
  sha256(`session ${session?.id ?? ''} ${purpose}`)
const ofBrowser = (device: string): Buffer => sha256(`browser ${device}`)

/** Writes a fresh challenge down and answers it. */
export async function challenge(context: Context, purpose: store.PasskeyPurpose, boundTo: Uint8Array) {
  const bytes = new Uint8Array(context.random.bytes(32))
  const hash = sha256(Buffer.from(bytes).toString('base64url'))
  await context.db.write((tx) =>
    store.putChallenge(tx, { hash, purpose, boundTo, rpId: rpIdOf(context), lifeMs: challengeLifeMs })
  )
  return bytes
}

/** The challenge that an answer has signed, if it was given to this caller for this and not used yet; it is used now. */
export async function takeChallenge(
  context: Context,
  clientData: string,
  purpose: store.PasskeyPurpose,
  boundTo: Uint8Array
): Promise<string | undefined> {
  const { decodeClientDataJSON } = await webAuthnHelpers()
  const signed = attempt(() => decodeClientDataJSON(clientData).challenge)
  if (typeof signed !== 'string') return undefined
  const row = { hash: sha256(signed), purpose, boundTo, rpId: rpIdOf(context) }
  return (await context.db.write((tx) => store.takeChallenge(tx, row))) ? signed : undefined
}

/** What a stranger sent may be anything: a parser's complaint is a wrong answer, not a fault of ours. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

export const asJson = (options: object): Json => json.parse(JSON.parse(JSON.stringify(options)))

/** What the browser needs to ask for one of the account's passkeys. */
export async function startPasskeyStepUp(
  context: PlayerContext & RefusesAs<Endpoints['account.startPasskeyStepUp']>,
  { purpose }: InputOf<Endpoints['account.startPasskeyStepUp']>
): Promise<{ options: Json }> {
  const rpID = rpIdOf(context)
  const own = (await context.db.read((tx) => store.readPasskeys(tx, context.player.uid))).filter(
    ({ rp_id }) => rp_id === rpID
  )
  if (own.length === 0) context.refuse('InvalidRequest/not_found')
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID,
    allowCredentials: own.map(({ id, transports }) => ({ id, transports })),
    challenge: await challenge(context, 'confirm', ofStepUp(context, purpose)),
    timeout: challengeLifeMs,
    userVerification: 'required',
  })
  return { options: asJson(options) }
}

export async function confirmPasskeyStepUp(
  context: PlayerContext & RefusesAs<Endpoints['account.confirmPasskeyStepUp']>,
  { response, purpose }: InputOf<Endpoints['account.confirmPasskeyStepUp']>
): Promise<1> {
  const { uid } = context.player
  const shown = await checkPasskey(context, response, { purpose: 'confirm', boundTo: ofStepUp(context, purpose), uid })
  if (shown !== uid) context.refuse('InvalidRequest/passkey_failed')
  await context.db.write((tx) => noteFactor(tx, context, purpose))
  return 1
}

/** What the browser needs to ask for any passkey of this domain: nobody has said yet who they are. */
export async function startPasskeyLogin(context: Context): Promise<{ options: Json }> {
  const device = context.session?.device ?? Buffer.from(context.random.bytes(32)).toString('base64url')
  context.session?.keepDevice(device)
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(context),
    challenge: await challenge(context, 'sign-in', ofBrowser(device)),
    timeout: challengeLifeMs,
    userVerification: 'required',
  })
  return { options: asJson(options) }
}

/** Whose passkey has answered. It stands for password and second factor: the authenticator has asked for a finger, a face or a code. */
export async function checkPasskeyLogin(
  context: Context & Refuses<'Authorization/passkey_failed' | 'UserBanned'>,
  response: AuthenticationAnswer
): Promise<bigint> {
  const { device = '' } = context.session ?? {}
  const uid = await checkPasskey(context, response, { purpose: 'sign-in', boundTo: ofBrowser(device) })
  if (uid === undefined) context.refuse('Authorization/passkey_failed')
  const user = await context.db.read((tx) => readUser(tx, uid))
  if (user?.status === 'banned') context.refuse('UserBanned')
  if (!user || user.status === 'deleted') context.refuse('Authorization/passkey_failed')
  return uid
}

/** Whose passkey of this domain has answered; with `uid` only one of that player counts, and another's is not touched. */
async function checkPasskey(
  context: Context,
  response: AuthenticationAnswer,
  asked: { purpose: store.PasskeyPurpose; boundTo: Uint8Array; uid?: bigint }
): Promise<bigint | undefined> {
  const rpId = rpIdOf(context)
  const { clientDataJSON } = response.response
  const expectedChallenge = await takeChallenge(context, clientDataJSON, asked.purpose, asked.boundTo)
  const any = await context.db.read((tx) => store.findPasskey(tx, response.id, rpId))
  const found = asked.uid === undefined || any?.uid === asked.uid ? any : undefined
  const uid = expectedChallenge && found && (await verified(context, response, found, expectedChallenge))
  const known = asked.uid ?? found?.uid ?? null
  await context.db.write((tx) =>
    logAccess(tx, known, uid ? 'right-passkey' : 'wrong-passkey', context.address, context.userAgent)
  )
  return uid || undefined
}

async function verified(
  context: Context,
  { response, ...rest }: AuthenticationAnswer,
  found: store.FoundPasskey,
  expectedChallenge: string
): Promise<bigint | undefined> {
  const { userHandle, ...signed } = response
  if (userHandle !== undefined && found.handle && userHandle !== Buffer.from(found.handle).toString('base64url'))
    return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const checked = await verifyAuthenticationResponse({
    response: { ...rest, response: signed, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: context.origin,
    expectedRPID: rpIdOf(context),
    credential: {
      id: rest.id,
      publicKey: new Uint8Array(found.public_key),
      counter: Number(found.counter),
      transports: found.transports,
    },
    requireUserVerification: true,
  }).catch(() => ({ verified: false, authenticationInfo: undefined }))
  const { authenticationInfo: info } = checked
  if (!checked.verified || !info) return undefined
  const isUsed = await context.db.write((tx) => store.usePasskey(tx, rest.id, info.newCounter, info.credentialBackedUp))
  return isUsed ? found.uid : undefined
}
