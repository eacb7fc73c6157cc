import type { Context, Job } from '@ante/kit/context'
import { hour, minute } from '@ante/kit/instant'
import { identityDutyOf } from '../policies/index.ts'
import { noteMeans } from '../protection/index.ts'
import { siteOf } from '../messages/index.ts'
import { isActive, readPerson, tellPlayer } from '../players/index.ts'
import { applyReview } from './apply-review.ts'
import { changeCheck } from './change-check.ts'
import type { VerificationPorts } from './connectors/port.ts'
import { settings } from './contract.ts'
import { demandCheck } from './demand.ts'
import { askWhoItIs } from './excluded-match.ts'
import * as store from './store.ts'
import { verificationPage } from './verification-page.ts'

const waitingSeconds = 600

/** A webhook may be lost for good: what nobody has told of for ten minutes is asked for. */
export async function pollWaiting(context: Context<VerificationPorts>): Promise<void> {
  const { db, ports, clock, log } = context
  const vendor = ports.identity
  if (!vendor) return
  for (const { step, uid, key, reference } of await db.write((tx) => store.takeWaiting(tx, waitingSeconds, 50))) {
    const atMs = clock.now()
    const standing = await vendor.standing({ step, uid: String(uid), key, reference: reference ?? undefined })
    if (standing.outcome === 'unknown')
      return log.warn({ vendor: ports.identityName }, 'the vendor of identity is away')
    if (standing.outcome !== 'known') continue
    await db.write(async (tx) => {
      const row = await store.lockCheck(tx, uid, step, key)
      const person = standing.review.outcome === 'approved' ? (standing.person ?? 'unread') : undefined
      if (row.key === key) await applyReview(context, tx, row, { ...standing, atMs, person })
    })
  }
}

/** So many days before a document ends its player is reminded, once. Who does not play anyway is left in peace, and is asked when it has ended. */
export async function remindOfDocuments(context: Pick<Context, 'db' | 'setting' | 'origin'>): Promise<void> {
  const { reminderDays } = context.setting('verification', settings.verification)
  const site = siteOf(context)
  await context.db.write(async (tx) => {
    for (const { uid, document_ends_on: date } of await store.takeEndingDocuments(tx, reminderDays))
      if (await isActive(tx, uid))
        await tellPlayer(tx, uid, {
          key: 'account.document-ends',
          site,
          values: (locale) => ({ date, link: verificationPage(site, locale) }),
        })
  })
}

/** A document has ended: its player is asked for another one. Where play asks for identity, it stops until then. */
export async function expireDocuments(context: Context<VerificationPorts>): Promise<void> {
  const { db } = context
  for (const { uid } of await db.read(store.readEndedDocuments))
    await db.write(async (tx) => {
      const row = await store.lockCheck(tx, uid, 'identity', String(uid))
      const duty = identityDutyOf(context, await readPerson(tx, uid))
      const facts = { trigger: 'document', blocks: duty === 'play', said: null } as const
      await changeCheck(tx, row, { event: 'expire', by: 'system', details: { ended: row.document_ends_on } }, facts)
    })
  await db.write(store.forgetCallbacks)
}

/** A higher limit was asked for that the market ties to means. What is under way goes on; what was approved within a year counts. */
async function askForMeans(context: Context<VerificationPorts>, { uid: text }: { readonly uid: string }) {
  const uid = BigInt(text)
  await context.db.write(async (tx) => {
    if (await demandCheck(context, tx, { uid, step: 'funds', trigger: 'limit', blocks: false })) return
    const approved = (await store.readChecks(tx, uid)).find(({ step }) => step === 'funds')?.decided_at
    if (approved) await noteMeans(tx, uid, approved)
  })
}

export const jobs = {
  'verification.ask-for-means': { run: askForMeans },
  'verification.ask-who-it-is': { run: askWhoItIs },
  'verification.poll-waiting': { run: pollWaiting, everyMs: 5 * minute },
  'verification.remind-of-documents': { run: remindOfDocuments, everyMs: hour },
  'verification.expire-documents': { run: expireDocuments, everyMs: hour },
} satisfies Record<string, Job>
