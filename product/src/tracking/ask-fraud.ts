import type { Context } from '@ante/kit/context'
import { isCurrency } from '@ante/kit/money'
import { holdPending } from '../cashier/index.ts'
import { generalSettings } from '../content/contract.ts'
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
}

/**
 * Job: asks the fraud vendor about a player. A sign-in is asked about once a day. Who is to be looked at has their withdrawal held until staff decide; where
 * the vendor does not answer, play goes on, and a large withdrawal is held.
 */
export async function askFraud(context: Context<TrackingPorts>, question: Question): Promise<void> {
  const vendor = context.ports.fraud
  if (!vendor || !context.setting('general', generalSettings).is_seon_enabled) return
  const uid = BigInt(question.uid)
  const { action } = question
  const begun = await context.db.write(async (tx) => {
    const mark = await store.lockMark(tx, uid, {
      version: context.setting('tracking', trackingSettings).consent.version,
      months: context.policy().consent.months,
    })
    if (action !== 'withdrawal' && (await store.wasAskedLately(tx, uid, action))) return undefined
    return { mark, id: await store.addFraudCheck(tx, uid, action, mark !== undefined) }
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
  const { transaction } = question
  const isHeld = transaction !== undefined && (answer ? answer.state !== 'APPROVE' : isLarge(context, question))
  await context.db.write(async (tx) => {
    if (answer) await store.fraudAnswered(tx, id, answer)
    if (answer && answer.state !== 'APPROVE')
      await tx.announce(events['tracking.fraud-found'], { uid, state: answer.state })
    if (isHeld) await holdPending(tx, BigInt(transaction))
  })
}

function isLarge({ setting }: Pick<Context, 'setting'>, { amount_minor = '0', currency = '' }: Question): boolean {
  const { largeWithdrawal } = setting('tracking', trackingSettings)
  const from = isCurrency(currency) ? largeWithdrawal[currency] : 0
  return BigInt(amount_minor) >= BigInt(from)
}
