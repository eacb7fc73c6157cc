import { instant } from '@ante/kit/instant'
import type { Policy } from '@ante/kit/policy'
import { findDormant } from '@ante/product/dormancy/find-dormant'
import { sendNewsToAll } from '@ante/product/players/send-news'
import { createLog } from '../operations/log.ts'
import { codeOf, type Probe } from './probes.fixture.ts'
import { jobContext, payer, query, rich, stranger, under } from './world.fixture.ts'

/** What the daily job leaves of the balance of a player who was last there four years ago and whose date has come. */
const neverBack = async (policy: Policy): Promise<string | undefined> => {
  const { uid } = await rich()
  for (const text of [
    'delete from identity.sessions where uid = $1',
    `update identity.users set registered_at = now() - interval '5 years' where uid = $1`,
    `update identity.last_signs set at = now() - interval '4 years' where uid = $1`,
  ])
    await query(text, [uid])
  await findDormant(jobContext(policy))
  await query(`update dormancy.cases set due_at = now() - interval '1 minute' where uid = $1`, [uid])
  await findDormant(jobContext(policy))
  const [account] = await query<{ balance_minor: bigint }>(
    `select balance_minor from ledger.accounts where path = 'player:' || $1::bigint || ':main'`,
    [uid]
  )
  return account?.balance_minor === 0n ? 'taken' : undefined
}

export const dormantProbe: Probe = {
  open: (policy) => ({ ...policy, dormant: { after: null, noticeDays: 30, balance: 'kept' } }),
  shut: (policy) => ({
    ...policy,
    dormant: { after: { count: 30, unit: 'months' }, noticeDays: 30, balance: 'to-regulator' },
  }),
  call: neverBack,
  isOpen: ({ dormant }) => dormant.after === null || dormant.balance === 'kept',
  refusal: 'taken',
}

/** What a player hears who takes a dispute that was declined to the body of their market. */
const escalated = async (): Promise<string | undefined> => {
  const [dispute] = await query<{ id: bigint }>(
    `insert into support.conversations (uid, kind, state, locale, about, about_id, closed_at, outcome)
       values ($1, 'dispute', 'closed', 'en', 'round', gen_random_uuid()::text, now(), 'declined') returning id`,
    [payer.uid]
  )
  return codeOf(await payer.post('support.escalate', { conversation: String(dispute?.id) }))
}

export const disputeProbe: Probe = {
  open: (policy) => ({ ...policy, disputeBody: { name: 'Arbiter', url: 'https://arbiter.example' } }),
  shut: (policy) => ({ ...policy, disputeBody: null }),
  call: (policy) => under(policy, escalated),
  isOpen: ({ disputeBody }) => disputeBody !== null,
  refusal: 'not_found',
}

/** Broad day where the reader is. */
const noon = instant(Date.UTC(2026, 10, 26, 12))
const wakeful: Policy['marketingPace'] = { quiet: null, most: [] }

/** Who has given one consent to all news, at registration. */
let reader: Awaited<ReturnType<typeof rich>> | undefined
const newsOf = async (policy: Policy, refusal = 'no consent'): Promise<string | undefined> => {
  reader ??= await rich()
  await query('update identity.users set email_confirmed_at = now() where uid = $1', [reader.uid])
  const [news] = await query<{ id: bigint }>(
    `insert into players.news (locale, subject, body, products) values ('en', 'Cup week', 'Eight matches.', '{betting}') returning id`
  )
  await sendNewsToAll(
    { ...jobContext(policy), ports: {}, log: createLog('silent'), clock: { now: () => noon } },
    { id: String(news?.id) }
  )
  const letters = await query(
    `select 1 from messages.outbox where uid = $1 and key = 'news' and state <> 'withheld' and send_at is null`,
    [reader.uid]
  )
  await query('delete from messages.outbox where uid = $1', [reader.uid])
  return letters.length > 0 ? undefined : refusal
}

export const newsProbe: Probe = {
  open: (policy) => ({ ...policy, registers: [], marketing: { ...policy.marketing, consent: 'general' } }),
  shut: (policy) => ({ ...policy, registers: [], marketing: { ...policy.marketing, consent: 'product-and-channel' } }),
  call: (policy) => newsOf({ ...policy, registers: [], marketingPace: wakeful }),
  isOpen: ({ marketing }) => marketing.consent === 'general',
  refusal: 'no consent',
}

export const newsPaceProbe: Probe = {
  open: (policy) => ({ ...policy, marketingPace: wakeful }),
  shut: (policy) => ({ ...policy, marketingPace: { quiet: { from: 8, until: 20 }, most: [] } }),
  call: (policy) =>
    newsOf({ ...policy, registers: [], marketing: { ...policy.marketing, consent: 'general' } }, 'waits'),
  isOpen: ({ marketingPace: { quiet } }) => quiet === null || quiet.from > quiet.until,
  refusal: 'waits',
}

/** Whether the link that led a browser here is kept before its person was asked. */
const followed = async (): Promise<string | undefined> => {
  const { data } = await stranger.call<{ is_kept: boolean }>('tracking.hit', { track_id: '55' })
  return data.is_kept ? undefined : 'not asked'
}

export const consentProbe: Probe = {
  open: (policy) => ({ ...policy, consent: { ...policy.consent, askedFirst: [] } }),
  shut: (policy) => ({ ...policy, consent: { ...policy.consent, askedFirst: ['marketing'] } }),
  call: (policy) => under(policy, followed),
  isOpen: ({ consent }) => !consent.askedFirst.includes('marketing'),
  refusal: 'not asked',
}
