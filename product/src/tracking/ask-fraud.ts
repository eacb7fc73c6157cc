import type { Context } from '@ante/kit/context'
import { isCurrency } from '@ante/kit/money'
import { holdPending } from '../cashier/index.ts'
import { defaultLocale } from '@ante/texts/locales'
import type { z } from 'zod'
import { generalSettings } from '../content/contract.ts'
import { readConfig, settingsSourceOf } from '../content/index.ts'
import { readPerson } from '../players/index.ts'
import { FraudVendorUnavailable, type TrackingPorts } from './connectors/port.ts'
import { events, trackingSettings } from './contract.ts'
import type { FraudAction, FraudAnswer } from './rules/words.ts'
import * as store from './store-fraud.ts'

interface Question {
  readonly uid: string
  readonly action: FraudAction
  /** Of a withdrawal: its number and sum. */
  readonly transaction?: string
  readonly amount_minor?: string
  readonly currency?: string
  /** Under which of the operator's names they did it; left out where it has no settings of its own. */
  readonly domain?: string
}

/** The settings of the domain where the player is, and not those of the house: a job is nobody's request. */
async function settingsOf({ db, ports }: Context<TrackingPorts>, { domain }: Question) {
  const schemas = { general: generalSettings, tracking: trackingSettings }
  const where = { ...settingsSourceOf(ports), ...(domain === undefined ? {} : { domain }) }
  const config = await db.query((tx) => readConfig(tx, schemas, defaultLocale, where))
  return { general: generalSettings.parse(config['general']), tracking: trackingSettings.parse(config['tracking']) }
}

/**
 * Job: asks the fraud vendor about a player. A sign-in is asked about once a day. Who is to be looked at has their withdrawal held until staff decide; where
 * the vendor does not answer, play goes on, and a large withdrawal is held.
 */
export async function askFraud(context: Context<TrackingPorts>, question: Question): Promise<void> {
  const vendor = context.ports.fraud
  if (!vendor) return
  const { general, tracking } = await settingsOf(context, question)
  if (!general.is_seon_enabled) return
  const uid = BigInt(question.uid)
  const { action, transaction } = question
  const begun = await context.db.write(async (tx) => {
    const mark = await store.lockMark(tx, uid, {
      version: tracking.consent.version,
      months: context.policy(await readPerson(tx, uid)).consent.months,
    })
    if (action !== 'withdrawal' && (await store.wasAskedLately(tx, uid, action))) return undefined
    return {
      mark,
      id: await store.addFraudCheck(tx, { uid, action, hasMark: mark !== undefined, withdrawal: transaction }),
    }
  })
  if (!begun) return
  const { mark, id } = begun
  let answer: FraudAnswer | undefined
  try {
    answer = await vendor.check({
      uid,
      action,
      address: mark?.address ?? '',
      session: mark?.session ?? '',
      trace: `ante-fraud-${id}`,
    })
  } catch (error) {
    if (!(error instanceof FraudVendorUnavailable)) throw error
    context.log.warn({ error: error.message, uid: question.uid, action }, 'the fraud vendor does not answer')
  }
  const isHeld = transaction !== undefined && (answer ? answer.state !== 'APPROVE' : isLarge(tracking, question))
  await context.db.write(async (tx) => {
    if (answer) await store.fraudAnswered(tx, id, answer)
    if (answer && answer.state !== 'APPROVE')
      await tx.announce(events['tracking.fraud-found'], { uid, state: answer.state })
    if (isHeld && (await holdPending(tx, BigInt(transaction)))) await store.fraudHeld(tx, id)
  })
}

function isLarge(
  { largeWithdrawal }: z.output<typeof trackingSettings>,
  { amount_minor = '0', currency = '' }: Question
): boolean {
  const from = isCurrency(currency) ? largeWithdrawal[currency] : 0
  return BigInt(amount_minor) >= BigInt(from)
}
