import { createHmac } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import { after, day, hour, instant, minute } from '@ante/kit/instant'
import { giveByCampaign } from '../campaigns/index.ts'
import { activityOf, lockExclusion } from '../identity/index.ts'
import { isQuiet, quietUntil, zonesOf } from '../messages/index.ts'
import {
  askAboutNews,
  type AudienceMember,
  type mayHaveNews,
  type NewsVerdict,
  readAudience,
  sendAdvertising,
} from '../players/index.ts'
import { defaultLocale } from '@ante/texts'
import { exclusionsOf } from './exclusions.ts'
import { absenceName } from './find-occasions.ts'
import { readFacts } from './read-facts.ts'
import { isIn } from './rules/segment.ts'
import { type Arm, armAt, holdoutArm, terms, type Terms } from './rules/terms.ts'
import * as store from './store.ts'
import * as occasions from './store-occasions.ts'

type Host = Parameters<typeof mayHaveNews>[0] & Pick<Context, 'origin' | 'setting' | 'log' | 'stopping'>

/** The gift does not fit into the budget: what was begun for it goes back with its transaction. */
class BeyondBudget extends Error {}

/** From 0 to 9,999, the same for a player in this campaign each time, and like chance over players: nobody chooses who gets what. */
export const placeOf = ({ id, key }: Pick<store.CampaignRow, 'id' | 'key'>, uid: bigint): number =>
  createHmac('sha256', key).update(`${id}:${uid}`).digest().readUIntBE(0, 6) % 10_000

const atOnce = 100
const retryMs = 5 * minute
/** A register that did not answer is asked again, for as long as a week after the occasion. */
const silentRetryMs = hour
const silentForMs = 7 * day

/** Job: all that is due, each in a transaction of its own: one that fails holds up no other, and comes again later. */
export async function giveDue(context: Host): Promise<void | number> {
  const { db, log, clock, stopping } = context
  const due = await db.read((tx) => occasions.readDue(tx, atOnce))
  for (const { id, campaign_id: campaign, uid } of due) {
    if (stopping?.aborted) return
    try {
      await giveOne(context, { id, campaign, uid })
    } catch (error) {
      log.error(
        { occasion: String(id), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a campaign could not turn to a player'
      )
      await db.write((tx) => occasions.postponeOccasion(tx, id, new Date(after(clock.now(), retryMs))))
    }
  }
  return due.length === atOnce ? 0 : undefined
}

interface Due {
  readonly id: bigint
  readonly campaign: bigint
  readonly uid: bigint
}

/** What the registers of the player's market say of advertising; undefined while they were not asked. */
type Registers = NewsVerdict | undefined

/** Registers are outside of the house, so no transaction waits for them. They are asked only about a player whose turn it is: what they are asked may be used for nothing else. */
export async function giveOne(context: Host, due: Due): Promise<void> {
  const answer = await settleOccasion(context, due, undefined)
  if (answer === 'ask-registers') await settleOccasion(context, due, await askAboutNews(context, due.uid))
}

async function settleOccasion(context: Host, due: Due, registers: Registers): Promise<'ask-registers' | undefined> {
  const { db } = context
  try {
    const answer = await db.write((tx) => turnTo(context, tx, due, registers))
    if (answer === 'ask-registers') return answer
    if (answer) await db.write((tx) => store.stopCampaign(tx, due.campaign, answer))
  } catch (error) {
    if (!(error instanceof BeyondBudget)) throw error
    await db.write(async (tx) => {
      await occasions.endOccasion(tx, due.id, { outcome: 'budget' })
      await store.stopCampaign(tx, due.campaign, 'budget')
    })
  }
  return undefined
}

/** What becomes of one occasion, whole or not at all. Answers why the campaign stops with it, or that nothing is written before registers are asked. */
async function turnTo(
  context: Host,
  tx: Tx,
  due: Due,
  registers: Registers
): Promise<store.StoppedBy | 'ask-registers' | undefined> {
  const isExcluded = (await lockExclusion(tx, due.uid)) !== undefined
  const occasion = await occasions.lockOccasion(tx, due.id)
  if (!occasion) return undefined
  const end = async (ending: occasions.Ending, stops?: store.StoppedBy) => {
    await occasions.endOccasion(tx, due.id, ending)
    return stops
  }
  const campaign = await store.holdCampaign(tx, due.campaign)
  const now = context.clock.now()
  if (campaign?.state !== 'running' || (campaign.ends_at && campaign.ends_at.getTime() <= now))
    return end({ outcome: 'stopped' })
  const known = terms.safeParse(campaign.terms)
  if (!known.success) return end({ outcome: 'stopped' }, 'unreadable')
  const [member] = await readAudience(tx, [due.uid])
  const offers = known.data.arms.some(({ offer }) => offer !== undefined)
  if (!member || isExcluded || (await exclusionsOf(context, tx, [member], offers)).size > 0)
    return end({ outcome: 'left_out' })
  if (!(await isMeant(tx, known.data, member, occasion, now))) return end({ outcome: 'not_in_segment' })
  const wait = nightOf(context, member, now)
  if (wait !== undefined) {
    await occasions.postponeOccasion(tx, due.id, new Date(wait))
    return undefined
  }
  // Also about the holdout: otherwise only the others would be without those whom a register knows.
  if (registers === undefined && context.policy(member.person).registers.length > 0) return 'ask-registers'
  if (registers === 'silent' && now - occasion.created_at.getTime() < silentForMs) {
    await occasions.postponeOccasion(tx, due.id, new Date(after(now, silentRetryMs)))
    return undefined
  }
  if (registers === 'listed' || registers === 'silent') return end({ outcome: 'left_out' })
  const name = await store.assign(
    tx,
    campaign.id,
    due.uid,
    armAt(known.data, placeOf(campaign, due.uid))?.name ?? holdoutArm
  )
  const arm = known.data.arms.find((one) => one.name === name)
  if (!arm) return end({ outcome: 'holdout' })
  const { ending, isLast } = await giveArm(context, tx, { campaign, known: known.data, arm, member, occasion })
  return end(ending, isLast ? 'budget' : undefined)
}

/** Whether the player is in the segment now, wherever they were when it happened; who came back is away no more. */
async function isMeant(
  tx: Tx,
  { segment, trigger }: Terms,
  member: AudienceMember,
  { name }: occasions.OccasionRow,
  now: number
): Promise<boolean> {
  if (trigger.on === 'inactivity') {
    const seen = (await activityOf(tx, [member.uid])).get(member.uid)
    if (!seen || absenceName(seen.seenAt) !== name) return false
  }
  const facts = (await readFacts(tx, [member], segment, now)).get(member.uid)
  return facts !== undefined && isIn(segment, facts) === true
}

/** Until when it is night where the player may be, in a market that has quiet hours. */
function nightOf({ policy }: Host, { person, timeZone }: AudienceMember, now: number): number | undefined {
  const { quiet } = policy(person).marketingPace
  const zones = zonesOf(timeZone, person.country ?? null)
  if (!isQuiet(quiet, zones, instant(now))) return undefined
  // Where it is night at every hour, it comes again tomorrow and waits still.
  return quietUntil(quiet, zones, instant(now)) ?? now + 24 * 60 * minute
}

interface Giving {
  readonly campaign: store.CampaignRow
  readonly known: Terms
  readonly arm: Arm
  readonly member: AudienceMember
  readonly occasion: occasions.OccasionRow
}

async function giveArm(
  context: Host,
  tx: Tx,
  { campaign, known, arm, member, occasion }: Giving
): Promise<{ ending: occasions.Ending; isLast: boolean }> {
  const { uid } = member
  let isLast = false
  let given: { minor: bigint; currency: string } | undefined
  if (arm.offer !== undefined) {
    // Without a budget in their currency there is nothing for them, and no reason to stop.
    const budget = known.budget_minor[member.currency]
    if (budget === undefined) return { ending: { outcome: 'not_available' }, isLast }
    const answer = await giveByCampaign(context, tx, {
      uid,
      sysname: arm.offer,
      deposit: occasion.deposit ?? undefined,
      isYearly: known.trigger.on === 'birthday',
    })
    if (answer.is !== 'given') return { ending: { outcome: answer.is }, isLast }
    const most = BigInt(budget)
    const sum = await store.spend(tx, campaign.id, answer.currency, answer.minor, most)
    if (sum === undefined) throw new BeyondBudget()
    isLast = sum >= most
    given = answer
  }
  const isTold = arm.message ? await tell(context, tx, { campaign, known, arm, member, occasion }, arm.message) : false
  if (!given) return { ending: { outcome: isTold ? 'told' : 'not_available', isTold }, isLast }
  return { ending: { outcome: 'given', minor: given.minor, currency: given.currency, isTold }, isLast }
}

function tell(
  context: Host,
  tx: Tx,
  { campaign, known, member, occasion }: Giving,
  { texts, leads_to: leadsTo, by_sms: bySms }: NonNullable<Arm['message']>
): Promise<boolean> {
  const { uid } = member
  const locale = texts[member.locale] ? member.locale : texts[defaultLocale] ? defaultLocale : Object.keys(texts)[0]
  const words = locale === undefined ? undefined : texts[locale]
  if (!words || locale === undefined) return Promise.resolve(false)
  const once = `campaign ${campaign.id} ${occasion.name}`
  const { title: subject, text } = words
  return sendAdvertising(context, tx, uid, {
    locale,
    subject,
    text,
    leadsTo,
    about: known.about,
    once,
    bySms,
    isClear: true,
  })
}
