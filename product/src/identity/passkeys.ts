import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import type { Json } from '@ante/kit/json'
import { siteSettings } from '../content/contract.ts'
import { asJson, challenge, challengeLifeMs, ofSession, takeChallenge, webAuthn } from './passkey-proof.ts'
import { deviceOf } from './rules/device.ts'
import { readPasskeyName } from './rules/passkey-shapes.ts'
import type { factorEndpoints } from './rules/factor-endpoints.ts'
import { noteFactor, requireFreshFactor, rpIdOf } from './fresh-factor.ts'
import { readUser } from './store.ts'
import * as store from './store-passkeys.ts'
import { writeWhileOpen } from './lock-open-account.ts'
import { writeNotice } from './write-notice.ts'

type Endpoints = typeof factorEndpoints

const passkeysMax = 20
/** EdDSA, ES256 and RS256: what authenticators make today. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** What the browser needs to make a passkey for this account. */
export async function startPasskey(
  context: PlayerContext & RefusesAs<Endpoints['account.startPasskey']>
): Promise<{ options: Json }> {
  const { uid } = context.player
  const { user, handle, own } = await writeWhileOpen(context, async (tx) => {
    await requireFreshFactor(context, tx, 'factors')
    const own = await store.readPasskeys(tx, uid)
    if (own.length >= passkeysMax) context.refuse('InvalidRequest/conflict')
    return { own, user: await readUser(tx, uid), handle: await store.readHandle(tx, uid, context.random.bytes(32)) }
  })
  const name = user?.email ?? user?.login ?? String(uid)
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: context.setting('site', siteSettings).name,
    rpID: rpIdOf(context),
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(handle),
    challenge: await challenge(context, 'register', ofSession(context)),
    timeout: challengeLifeMs,
    excludeCredentials: own
      .filter(({ rp_id }) => rp_id === rpIdOf(context))
      .map(({ id, transports }) => ({ id, transports })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: asJson(options) }
}

/** Keeps the passkey that the browser has made. */
export async function addPasskey(
  context: PlayerContext & RefusesAs<Endpoints['account.addPasskey']>,
  { response, name }: InputOf<Endpoints['account.addPasskey']>
): Promise<{ id: string; name: string }> {
  const { uid } = context.player
  const rpId = rpIdOf(context)
  const { clientDataJSON } = response.response
  const expectedChallenge = await takeChallenge(context, clientDataJSON, 'register', ofSession(context))
  if (expectedChallenge === undefined) context.refuse('InvalidRequest/passkey_failed')
  const { verifyRegistrationResponse } = await webAuthn()
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin: context.origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) context.refuse('InvalidRequest/passkey_failed')
  const { credential, credentialBackedUp } = registrationInfo
  const { browser, system } = deviceOf(context.userAgent)
  const passkey = {
    id: credential.id,
    uid,
    rpId,
    publicKey: credential.publicKey,
    counter: credential.counter,
    transports: credential.transports ?? [],
    name: readPasskeyName(name) ?? ([browser, system].filter((part) => part !== null).join(', ') || 'Passkey'),
    isBackedUp: credentialBackedUp,
  }
  await writeWhileOpen(context, async (tx) => {
    // Since it was begun the session may have gone stale, or somebody may have switched an app on.
    await requireFreshFactor(context, tx, 'factors')
    if (!(await store.insertPasskey(tx, passkey))) context.refuse('InvalidRequest/passkey_failed')
    await noteFactor(tx, context, 'factors')
    await writeNotice(context, tx, uid, 'passkeyAdded')
  })
  return { id: passkey.id, name: passkey.name }
}

export async function renamePasskey(
  context: PlayerContext & RefusesAs<Endpoints['account.renamePasskey']>,
  { passkey, name }: InputOf<Endpoints['account.renamePasskey']>
): Promise<1> {
  const wanted = readPasskeyName(name) ?? context.refuse('InvalidParameter', { fields: { name: 'required' } })
  if (!(await context.db.write((tx) => store.renamePasskey(tx, context.player.uid, passkey, wanted))))
    context.refuse('InvalidRequest/not_found')
  return 1
}

export async function removePasskey(
  context: PlayerContext & RefusesAs<Endpoints['account.removePasskey']>,
  { passkey }: InputOf<Endpoints['account.removePasskey']>
): Promise<1> {
  const { uid } = context.player
  await context.db.write(async (tx) => {
    await requireFreshFactor(context, tx, 'factors')
    if (!(await store.dropPasskey(tx, uid, passkey))) context.refuse('InvalidRequest/not_found')
    await writeNotice(context, tx, uid, 'passkeyRemoved')
  })
  return 1
}
