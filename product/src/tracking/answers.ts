import { type Consent, type ConsentCategory, isAllowed } from '@ante/kit/consent'
import type { Context, Tx } from '@ante/kit/context'
import { day } from '@ante/kit/instant'
import type { InputOf } from '@ante/kit/contract'
import { type endpoints, trackingSettings } from './contract.ts'
import * as store from './store.ts'
import { silence, speak } from './store-attributions.ts'
import { dropActiveDays } from './store-funnel.ts'

/** Whether this caller's browser may be told of, or remembered for, something of this kind. */
export const mayBeKept = (
  context: Pick<Context, 'session' | 'policy' | 'setting'>,
  category: ConsentCategory
): boolean =>
  isAllowed(category, context.session?.consent, {
    askedFirst: context.policy().consent.askedFirst,
    version: context.setting('tracking', trackingSettings).consent.version,
    // The page asks the browser; a no that was not said here reaches us as nothing at all.
    isPrivate: false,
  })

/** Whether the link that led a browser here counts. */
export const mayBeFollowed = (context: Pick<Context, 'session' | 'policy' | 'setting'>): boolean =>
  context.setting('tracking', trackingSettings).publishers.isEnabled && mayBeKept(context, 'marketing')

/** The longest that a month is. */
const monthMs = 31 * day

/** What was kept by an earlier yes goes with a no: of the player, of who gave the answer before (`proof`), of the browser (`visit`). */
async function forget(
  tx: Tx,
  { uid, proof, visit }: { uid: bigint | null; proof: string | null; visit: string | null },
  { marketing, analytics, security }: Consent['answers']
): Promise<void> {
  if (analytics === false) {
    await dropActiveDays(tx, uid, proof)
    // Before the visit goes, by which a visitor's events are known.
    await store.forgetEvents(tx, uid, proof, visit)
  }
  if (marketing === false) {
    await silence(tx, uid, proof)
    if (visit !== null) await store.dropVisit(tx, visit)
  }
  if (security === false) await store.dropMarks(tx, uid, proof)
}

/** Keeps the answer with its proof, and lets the browser remember it. What was kept by an earlier yes is forgotten with a no. */
export async function setConsent(
  context: Context,
  { functional, analytics, marketing, security, is_private, place }: InputOf<(typeof endpoints)['tracking.setConsent']>
): Promise<{ consent: string }> {
  const { version } = context.setting('tracking', trackingSettings).consent
  const { market, consent: rules } = context.policy()
  const given = { functional, analytics, marketing, security }
  const consent: Consent = {
    version,
    answers: Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== undefined)),
    proof: Buffer.from(context.random.bytes(16)).toString('base64url'),
  }
  const uid = context.player?.uid ?? null
  const visit = context.session?.visit
  await context.db.write(async (tx) => {
    await store.addConsent(tx, {
      ...consent,
      uid,
      market,
      locale: context.locale,
      isPrivate: is_private,
      place,
      keptYears: rules.proofYears,
    })
    if (marketing === true && uid !== null) await speak(tx, uid)
    await forget(tx, { uid, proof: context.session?.consent?.proof ?? null, visit: visit ?? null }, consent.answers)
  })
  if (marketing === false) context.session?.keepVisit('')
  return { consent: context.session?.keepConsent(consent, rules.months * monthMs) ?? '' }
}
