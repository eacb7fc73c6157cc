import type { PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { next } from '@ante/kit/machine'
import type { Refuses } from '@ante/kit/refusal'
import { findPlayer, type PlayerFacts } from '../players/index.ts'
import { applyReview } from './apply-review.ts'
import { changeCheck, newKey } from './change-check.ts'
import type { ApplicantRequest, IdentityProvider, VerificationPorts } from './connectors/port.ts'
import type { endpoints, Verification } from './contract.ts'
import { lacksProfile } from './demand.ts'
import { readVerification } from './read-verification.ts'
import { checkMachine, isOpen } from './rules/check.ts'
import { isoDate } from './rules/person.ts'
import type { Step } from './rules/words.ts'
import * as store from './store.ts'

type Endpoints = typeof endpoints
type Unavailable = Refuses<'InvalidRequest/verification_unavailable'>
type Asking = PlayerContext<VerificationPorts>

const vendorOf = (context: Asking & Unavailable): IdentityProvider =>
  context.ports.identity ?? context.refuse('InvalidRequest/verification_unavailable')

const requestOf = (player: PlayerFacts, step: Step, key: string): ApplicantRequest => ({
  step,
  key,
  uid: String(player.uid),
  email: player.email ?? undefined,
  phone: undefined,
  firstName: player.firstName,
  lastName: player.lastName,
  birthDate: isoDate(player.birthDate),
  country: player.countryCode ?? undefined,
  locale: player.locale,
})

type Starting = Asking &
  Refuses<'InvalidRequest/verification_unavailable' | 'InvalidRequest/verification_closed' | 'KycUserProfile'>

/** Has the vendor know the player, outside of transactions; asked again it answers with the same. */
async function start(context: Starting, step: Step): Promise<store.CheckRow> {
  const vendor = vendorOf(context)
  const { uid } = context.player
  const { player, row } = await context.db.write(async (tx) => ({
    player: await findPlayer(tx, uid),
    row: await store.lockCheck(tx, uid, step, newKey(step, uid, context.random)),
  }))
  if (!player) throw new Error(`no player ${uid}`)
  if (!isOpen(row.state)) context.refuse('InvalidRequest/verification_closed')
  // ERR-24: documents are compared with what the player says of themselves.
  if (lacksProfile(player)) context.refuse('KycUserProfile')
  if (row.reference !== null && !next(checkMachine, row.state, 'start')) return row
  const made = await vendor.createApplicant(requestOf(player, step, row.key))
  if (made.outcome === 'refused') context.log.error({ uid, step, why: made.why }, 'the vendor refused an applicant')
  if (made.outcome !== 'created') return context.refuse('InvalidRequest/verification_unavailable')
  // What was handed in before counts no more, or the vendor would say once more what it said then.
  if (row.reference !== null && step === 'identity') {
    const answer = await vendor.reset({ step, uid: String(uid), key: row.key, reference: made.reference })
    if (answer !== 'done') return context.refuse('InvalidRequest/verification_unavailable')
  }
  return context.db.write(async (tx) => {
    const current = await store.lockCheck(tx, uid, step, row.key)
    const facts = { reference: made.reference }
    // A webhook may have been faster.
    await changeCheck(tx, current, { event: 'start', by: 'player' }, facts)
    return { ...current, ...facts }
  })
}

export async function createApplicant(
  context: Asking & RefusesAs<Endpoints['sumsub.createApplicant']>
): Promise<OutputOf<Endpoints['sumsub.createApplicant']>> {
  const { reference } = await start(context, 'identity')
  return { applicant_id: reference ?? '' }
}

export async function getAccessToken(
  context: Asking & RefusesAs<Endpoints['sumsub.getAccessToken']>,
  { externalActionId: key }: InputOf<Endpoints['sumsub.getAccessToken']>
): Promise<OutputOf<Endpoints['sumsub.getAccessToken']>> {
  const { uid } = context.player
  const step: Step = key === '' ? 'identity' : 'funds'
  const vendor = vendorOf(context)
  if (key !== '') {
    const known = await context.db.read((tx) => store.readCheckByKey(tx, key))
    if (known?.uid !== uid || known.step !== 'funds') context.refuse('InvalidRequest/not_found')
    // The vendor hangs a look at means on the applicant of the player.
    await startedIdentity(context)
  }
  const row = await start(context, step)
  const token = await vendor.accessToken({ step, uid: String(uid), key: row.key })
  if (token.outcome === 'refused') context.log.error({ uid, step, why: token.why }, 'the vendor refused a token')
  if (token.outcome !== 'token') return context.refuse('InvalidRequest/verification_unavailable')
  return { token: token.token }
}

async function startedIdentity(context: Starting): Promise<void> {
  const { uid } = context.player
  const checks = await context.db.read((tx) => store.readChecks(tx, uid))
  if (checks.every(({ step, reference }) => step !== 'identity' || reference === null)) await start(context, 'identity')
}

/** A browser says that something was handed in; whether it was, the vendor says. */
export async function setUserOnVerification(
  context: Asking & RefusesAs<Endpoints['account.setUserOnVerification']>
): Promise<Verification> {
  const vendor = vendorOf(context)
  const { uid } = context.player
  const begun = (await context.db.read((tx) => store.readChecks(tx, uid))).filter(({ reference }) => reference !== null)
  if (begun.length === 0) context.refuse('InvalidRequest/not_handed_in')
  for (const { step, key, reference } of begun) {
    const atMs = context.clock.now()
    const standing = await vendor.standing({ step, uid: String(uid), key, reference: reference ?? undefined })
    if (standing.outcome === 'unknown') context.refuse('InvalidRequest/verification_unavailable')
    if (standing.outcome !== 'known') continue
    await context.db.write(async (tx) => {
      const row = await store.lockCheck(tx, uid, step, key)
      const person = standing.review.outcome === 'approved' ? (standing.person ?? 'unread') : undefined
      await applyReview(context, tx, row, { ...standing, atMs, person })
    })
  }
  const now = await readVerification(context)
  if (now.checks.every(({ state }) => state === 'not_started' || state === 'incomplete'))
    context.refuse('InvalidRequest/not_handed_in')
  return now
}
