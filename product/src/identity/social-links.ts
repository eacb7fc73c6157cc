import { createHash } from 'node:crypto'
import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import type { Refuses } from '@ante/kit/refusal'
import { takeLinkProof } from './link-proof.ts'
import { requireFreshFactor } from './fresh-factor.ts'
import { checkOwnPassword, holdsStill, type Proof } from './index.ts'
import type { securityEndpoints } from './rules/security-endpoints.ts'
import { linkedUid, signedPerson } from './signed-person.ts'
import * as store from './store-social.ts'
import { writeWhileOpen } from './lock-open-account.ts'
import { writeNotice } from './write-notice.ts'

type Endpoints = typeof securityEndpoints

/** By which services the account is opened. */
export async function listServices({
  db,
  player,
}: PlayerContext): Promise<OutputOf<Endpoints['account.getLoginServices']>> {
  const rows = await db.read((tx) => store.readLinks(tx, player.uid))
  return { services: rows.map(({ service, linked_at }) => ({ service, linked_at: linked_at.toISOString() })) }
}

/** The messaging app opens this account from now on. The password is asked for: whoever has the link has the account. 1 is success. */
export async function linkMessenger(
  context: PlayerContext & RefusesAs<Endpoints['account.linkMessenger']>,
  { payload, password }: InputOf<Endpoints['account.linkMessenger']>
): Promise<1> {
  const { uid } = context.player
  const { person, messenger } = signedPerson(context, payload)
  const { service } = messenger
  const proof = await ownPassword(context, password)
  await writeWhileOpen(context, async (tx) => {
    if (!(await holdsStill(tx, proof))) wrongPassword(context)
    await requireFreshFactor(context, tx, 'services')
    await store.lockIdentity(tx, service, person.subject)
    const linked = await linkedUid(tx, service, person.subject)
    if (linked === uid) return
    if (linked !== undefined) context.refuse('InvalidRequest/social_linked_elsewhere')
    const verified = createHash('sha256').update(person.verified).digest()
    if (!(await store.useSignature(tx, verified, person.validUntil))) context.refuse('Authorization/messenger_expired')
    await store.link(tx, service, person.subject, uid)
    await writeNotice(context, tx, uid, 'serviceLinked')
  })
  return 1
}

/** A service opens this account from now on, by what it has told of the person at this browser. Asked for as a messaging app is. 1 is success. */
export async function linkService(
  context: PlayerContext & RefusesAs<Endpoints['account.linkService']>,
  { token, password }: InputOf<Endpoints['account.linkService']>
): Promise<1> {
  const { uid } = context.player
  const proof = await ownPassword(context, password)
  await writeWhileOpen(context, async (tx) => {
    if (!(await holdsStill(tx, proof))) wrongPassword(context)
    await requireFreshFactor(context, tx, 'services')
    const told = await takeLinkProof(tx, token, uid)
    if (!told) context.refuse('InvalidRequest/social_expired')
    const { service, subject } = told
    await store.lockIdentity(tx, service, subject)
    const linked = await linkedUid(tx, service, subject)
    if (linked === uid) return
    if (linked !== undefined) context.refuse('InvalidRequest/social_linked_elsewhere')
    await store.link(tx, service, subject, uid)
    await writeNotice(context, tx, uid, 'serviceLinked')
  })
  return 1
}

/** The service opens this account no more. Whoever knows the password still comes in by it. 1 is success. */
export async function unlinkService(
  context: PlayerContext & RefusesAs<Endpoints['account.unlinkService']>,
  { service, password }: InputOf<Endpoints['account.unlinkService']>
): Promise<1> {
  const { uid } = context.player
  const proof = await ownPassword(context, password)
  await context.db.write(async (tx) => {
    if (!(await holdsStill(tx, proof))) wrongPassword(context)
    await requireFreshFactor(context, tx, 'services')
    if ((await store.unlink(tx, service, uid)) > 0) await writeNotice(context, tx, uid, 'serviceUnlinked')
  })
  return 1
}

type Asking = PlayerContext & Refuses<'InvalidParameter' | 'TooManyRequests'>

async function ownPassword(context: Asking, password: string): Promise<Proof> {
  if (password === '') context.refuse('InvalidParameter', { fields: { password: 'required' } })
  return (await checkOwnPassword(context, context.player.uid, password)) ?? wrongPassword(context)
}

const wrongPassword = (context: Asking): never =>
  context.refuse('InvalidParameter', { fields: { password: 'password' } })
