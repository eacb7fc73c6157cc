import type { Context, Tx } from '@ante/kit/context'
import { refuse } from '@ante/kit/refusal'
import type { CallbackCheck, CashierPorts, Headers } from './connectors/port.ts'
import { isAlarm, type Settled, settleDeposit } from './settle-deposit.ts'
import { settleWithdrawal } from './settle-withdrawal.ts'
import * as store from './store.ts'

export interface IncomingCallback {
  /** The last part of the address: a name of the payment registry. */
  readonly provider: string
  readonly headers: Headers
  /** The body's bytes exactly as they came in: the signature is over them. */
  readonly rawBody: Uint8Array
}

/**
 * Takes a provider's callback. Returns when it is durable: the caller may then answer 2xx, and only then. The first thing written is the
 * callback itself, in the transaction that acts on it, so a repetition finds it and does nothing, and a failure leaves no trace and is
 * repeated by the provider. What fits none of our payments is kept and logged for a person, and taken all the same: the provider is not told.
 */
export async function receiveCallback(
  context: Context<CashierPorts>,
  { provider, headers, rawBody }: IncomingCallback
): Promise<void> {
  const { db, ports, log } = context
  const vendor = ports.payments.get(provider)
  if (!vendor) refuse('InvalidRequest', { reason: 'not_found' })
  const check = vendor.verifyCallback(headers, rawBody)
  if (check.kind === 'forged') {
    log.warn({ provider, address: context.address }, 'a callback with a wrong or an old signature was refused')
    refuse('AccessDenied')
  }
  const eventId = check.kind === 'genuine' ? check.callback.eventId : check.eventId
  const outcome = await db.write(async (tx) => {
    if (!(await store.insertCallback(tx, provider, eventId, rawBody))) return 'repeated'
    const settled = await settleCalled(tx, provider, check)
    await store.judgeCallback(tx, provider, eventId, settled)
    return settled
  })
  if (outcome !== 'repeated' && outcome !== 'irrelevant' && isAlarm(outcome)) {
    log.error({ provider, eventId, outcome }, 'a genuine callback does not fit any payment as we know it')
  }
}

async function settleCalled(
  tx: Tx,
  provider: string,
  check: Exclude<CallbackCheck, { kind: 'forged' }>
): Promise<Settled | 'irrelevant'> {
  if (check.kind !== 'genuine') return check.kind === 'strange' ? 'not_understood' : 'irrelevant'
  const { about, verdict } = check.callback
  return about === 'payout' ? settleWithdrawal(tx, provider, verdict) : settleDeposit(tx, provider, verdict)
}
