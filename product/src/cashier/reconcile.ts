import type { Context, Tx } from '@ante/kit/context'
import type { CashierPorts, StatementLine } from './connectors/port.ts'
import type { Said } from './rules/discrepancy.ts'
import { settleTold } from './receive-callback.ts'
import { isAlarm, type Settled } from './settle-deposit.ts'
import * as discrepancies from './store-discrepancies.ts'
import * as store from './store.ts'

/**
 * Compares the provider's books with ours, line by line and in both directions. What the provider has moved and we have not heard of is made
 * good; everything else that differs is kept for a person and logged once. Each line is read once: the place is kept in the same transaction.
 */
export async function reconcile(context: Context<CashierPorts>): Promise<void> {
  for (const provider of context.ports.payments.keys()) {
    try {
      // What is missing on a statement is known when all of it was read.
      if (await readStatement(context, provider)) await lookForMissing(context, provider)
    } catch (error) {
      const facts = { provider, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
      context.log.error(facts, 'the statement of a provider could not be compared; the others are')
    }
  }
}

/** Whether it was read to its end. */
async function readStatement({ db, ports, log }: Context<CashierPorts>, provider: string): Promise<boolean> {
  let place = (await db.read((tx) => store.readPlace(tx, provider)))?.line
  // The provider may remember payments of books before ours: a first reading passes over what we have never made, and what we cannot read.
  const isFirst = place === undefined
  for (;;) {
    const statement = await ports.payments.get(provider)?.statement(place ?? '')
    if (statement?.outcome === 'none') return false
    if (statement?.outcome !== 'known') {
      log.warn({ provider }, 'the provider did not show its statement; the next reconciliation reads on')
      return false
    }
    for (const line of statement.lines) {
      const outcome = await db.write((tx) =>
        compare(tx, provider, line, isFirst ? ['unknown_payment', 'not_understood'] : [])
      )
      place = line.line
      const facts = { provider, line: line.line, outcome }
      if (outcome === 'moved')
        log.warn(facts, 'a payment that we had not heard of was found on the statement and made good')
      if (outcome !== 'passed_over' && isAlarm(outcome))
        log.error(facts, 'a line of the statement does not fit any payment as we know it')
    }
    if (statement.lines.length === 0) return true
  }
}

async function compare(
  tx: Tx,
  provider: string,
  line: StatementLine,
  passedOver: readonly Settled[]
): Promise<Settled | 'passed_over'> {
  const outcome = await settleLine(tx, provider, line)
  if (isAlarm(outcome) && !passedOver.includes(outcome))
    await discrepancies.addDiscrepancy(tx, {
      provider,
      subject: `line:${line.line}`,
      what: outcome,
      said: saidBy(line),
    })
  await store.savePlace(tx, provider, line.line)
  return passedOver.includes(outcome) ? 'passed_over' : outcome
}

/** Nothing of a line that means nothing to us. */
function saidBy(line: StatementLine): Said | undefined {
  if (line.about === 'reversal') {
    const { key, reference, state, amount } = line.reversal
    const { currency, minor } = amount
    return { about: line.about, state, key, reference, currency, amount_minor: String(minor), received_minor: null }
  }
  if (line.about === 'deposit' || line.about === 'payout') {
    const { outcome: state, key, reference, amount, received } = line.verdict
    const sums = { amount_minor: String(amount.minor), received_minor: received ? String(received.minor) : null }
    return { about: line.about, state, key, reference, currency: amount.currency, ...sums }
  }
  return undefined
}

async function settleLine(tx: Tx, provider: string, line: StatementLine): Promise<Settled> {
  const outcome = await settleTold(tx, provider, line)
  if (outcome === 'irrelevant') return 'stayed'
  if ((line.about === 'deposit' || line.about === 'payout') && !isAlarm(outcome))
    await store.markReconciled(tx, line.about, line.verdict.key)
  return outcome
}

/** What we hold for done and the provider has no line for, and no longer what has one by now. It gets an hour: its books may be slower than its callbacks. */
async function lookForMissing({ db, log }: Context<CashierPorts>, provider: string): Promise<void> {
  const missing = await db.write(async (tx) => {
    await discrepancies.endMissing(tx, provider)
    const fresh: bigint[] = []
    for (const { id } of await store.readUnreconciled(tx, provider)) {
      const found = { provider, subject: `transaction:${id}`, what: 'not_on_statement', transaction: id } as const
      if (await discrepancies.addDiscrepancy(tx, found)) fresh.push(id)
    }
    return fresh
  })
  for (const transaction of missing)
    log.error({ provider, transaction }, 'a payment that we hold for done is not on the statement of the provider')
}
