import type { Context } from '@ante/kit/context'
import { type Looked, payOut } from './pay-out.ts'
import type { CashierPorts } from './connectors/port.ts'
import type { DepositRow } from './rows.ts'
import { failDeposit, isAlarm, settleDeposit } from './settle-deposit.ts'
import * as store from './store.ts'

/** Payments of each kind that are looked after at the same time. */
const handful = 8

/**
 * Goes after everything that should have moved and has not: a callback that never came, a host that died between its commit and its call.
 * A row is claimed by moving its next look into the future, so several hosts share the work and a dead one delays it only. One provider after the other,
 * so that nobody waits for what another one owes.
 */
export async function pollOpenPayments(context: Context<CashierPorts>): Promise<void> {
  for (const provider of context.ports.payments.keys()) await pollProvider(context, provider)
}

/** Goes on until nothing is due, or until a whole handful met silence: then the provider is away, and asking on would only take time. */
async function pollProvider(context: Context<CashierPorts>, provider: string): Promise<void> {
  for (;;) {
    const claimed = await context.db.write(async (tx) => ({
      deposits: await store.claimDeposits(tx, handful, provider),
      withdrawals: await store.claimWithdrawals(tx, handful, provider),
    }))
    const looked = await Promise.all([
      ...claimed.deposits.map(({ id }) => guarded(context, id, askAfterDeposit(context, id))),
      ...claimed.withdrawals.map(({ id }) => guarded(context, id, payOut(context, id))),
    ])
    const isMore = claimed.deposits.length === handful || claimed.withdrawals.length === handful
    if (!isMore || looked.every((one) => one === 'silence')) return
  }
}

/** One payment that cannot be looked after must not keep the others waiting; its next look is planned already. */
const guarded = (context: Context<CashierPorts>, id: bigint, work: Promise<Looked>): Promise<Looked> =>
  work.catch((error: unknown) => {
    context.log.error(
      { error: error instanceof Error ? (error.stack ?? error.message) : String(error), transaction: id },
      'the poll could not look after a payment'
    )
    return 'silence'
  })

async function askAfterDeposit(context: Context<CashierPorts>, id: bigint): Promise<Looked> {
  const { db, ports, log } = context
  const row = await db.read((tx) => store.readDeposit(tx, id))
  const provider = row && ports.payments.get(row.provider)
  if (!row || !provider) return 'done'
  const verdict = await provider.query({ key: row.provider_key, reference: row.provider_reference ?? undefined })
  const facts = { transaction: id, provider: row.provider, outcome: verdict.outcome }
  if (verdict.outcome === 'unknown') {
    log.warn(facts, 'the provider did not answer about a deposit; it stays open')
    return 'silence'
  }
  if (verdict.outcome === 'absent') await neverStarted(context, row)
  else {
    const settled = await db.write((tx) => settleDeposit(tx, row.provider, verdict))
    if (isAlarm(settled)) log.error({ ...facts, settled }, 'what the provider says of a deposit does not fit')
  }
  return 'done'
}

/**
 * We never reached the provider, so the player never saw its page: over. Should the request still arrive there, its success is accepted, and for
 * a day the poll goes on asking in case its callback is lost as well.
 */
async function neverStarted({ db, log }: Context<CashierPorts>, row: DepositRow): Promise<void> {
  if (row.provider_reference !== null)
    log.error(
      { transaction: row.id, provider: row.provider },
      'the provider does not know a deposit that it has started'
    )
  else await db.write((tx) => failDeposit(tx, row.id, 'not_started'))
}
