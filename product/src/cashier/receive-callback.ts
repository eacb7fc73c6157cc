import type { Context, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import type { CallbackCheck, CashierPorts, Headers, Told } from './connectors/port.ts'
import { isAlarm, type Settled, settleDeposit } from './settle-deposit.ts'
import { settleReversal } from './settle-reversal.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import * as store from './store.ts'

export interface IncomingCallback {
  /** The last part of the address: a name of the payment registry. */
  readonly provider: string
  readonly headers: Headers
  /** The body's bytes exactly as they came in: the signature is over them. */
  readonly rawBody: Uint8Array
}

export type CallbackRefusal = 'InvalidRequest/not_found' | 'AccessDenied' | 'BillingUnavailable/provider_unavailable'

/**
 * Takes a provider's callback. Returns when it is durable: the caller may then answer 2xx, and only then. The first thing written is the
 * callback itself, in the transaction that acts on it, so a repetition finds it and does nothing, and a failure leaves no trace and is
 * repeated by the provider. What fits none of our payments is kept and logged for a person, and taken all the same: the provider is not told.
 */
export async function receiveCallback(
  context: Context<CashierPorts> & Refuses<CallbackRefusal>,
  { provider, headers, rawBody }: IncomingCallback
): Promise<void> {
  const { db, ports, log } = context
  const vendor = ports.payments.get(provider)
  if (!vendor) context.refuse('InvalidRequest/not_found')
  const check = vendor.verifyCallback(headers, rawBody)
  if (check.kind === 'forged') {
    log.warn({ provider, address: context.address }, 'a callback with a wrong or an old signature was refused')
    context.refuse('AccessDenied')
  }
  const eventId = check.kind === 'genuine' ? check.callback.eventId : check.eventId
  const told = await toldBy(check)
  // Not taken: the provider repeats it.
  if (told.about === 'unknown') context.refuse('BillingUnavailable/provider_unavailable')
  const outcome = await db.write(async (tx) => {
    if (!(await store.insertCallback(tx, provider, eventId, rawBody))) return 'repeated'
    const settled = await settleTold(tx, provider, told)
    if (settled === 'too_early') context.refuse('BillingUnavailable/provider_unavailable')
    await store.saveCallbackOutcome(tx, provider, eventId, settled)
    return settled
  })
  if (outcome !== 'repeated' && outcome !== 'irrelevant' && isAlarm(outcome)) {
    log.error({ provider, eventId, outcome }, 'a genuine callback does not fit any payment as we know it')
  }
}

type Said = Told | { readonly about: 'strange' | 'irrelevant' }
type Heard = Said | { readonly about: 'unknown' }

async function toldBy(check: Exclude<CallbackCheck, { kind: 'forged' }>): Promise<Heard> {
  if (check.kind === 'genuine') return check.callback
  return check.kind === 'ask' ? check.ask() : { about: check.kind }
}

/** What a provider tells, in one transaction with its record. */
export async function settleTold(tx: Tx, provider: string, told: Said): Promise<Settled | 'irrelevant'> {
  switch (told.about) {
    case 'deposit':
      return settleDeposit(tx, provider, told.verdict)
    case 'payout':
      return settleWithdrawal(tx, provider, told.verdict)
    case 'reversal':
      return settleReversal(tx, provider, told.reversal)
    case 'strange':
      return 'not_understood'
    case 'irrelevant':
      return 'irrelevant'
  }
}
