import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { money, toWire } from '@ante/kit/money'
import type { Discrepancy, staffEndpoints } from './contract-staff.ts'
import * as store from './store-discrepancies.ts'

type List = (typeof staffEndpoints)['cashier.getdiscrepancies']
type Close = (typeof staffEndpoints)['cashier.closediscrepancy']

const lineStart = 'line:'

function paymentOf(row: store.DiscrepancyRow): Discrepancy['payment'] {
  if (row.transaction === null) return null
  return {
    transaction: String(row.transaction),
    uid: String(row.uid),
    type: row.is_deposit ? 'deposit' : 'withdrawal',
    method: row.method,
    status: row.status,
    amount: toWire(money(row.amount_minor, row.currency)),
    received: row.received_minor === null ? null : toWire(money(row.received_minor, row.currency)),
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  }
}

function saidOf({ said }: store.DiscrepancyRow): Discrepancy['said'] {
  if (!said) return null
  const { about, state, key, reference, currency, amount_minor: amount, received_minor: received } = said
  return {
    about,
    state,
    key,
    reference,
    amount: toWire(money(BigInt(amount), currency)),
    received: received === null ? null : toWire(money(BigInt(received), currency)),
  }
}

const itemOf = (row: store.DiscrepancyRow): Discrepancy => ({
  id: String(row.id),
  provider: row.provider,
  what: row.what,
  line: row.subject.startsWith(lineStart) ? row.subject.slice(lineStart.length) : null,
  found_at: row.found_at.toISOString(),
  payment: paymentOf(row),
  said: saidOf(row),
  closed: row.closed_at && { at: row.closed_at.toISOString(), by: row.closed_by, note: row.closing_note },
})

export const listDiscrepancies = (
  { db }: StaffContext,
  { show, provider, what, uid, offset, count }: InputOf<List>
): Promise<OutputOf<List>> =>
  db.read(async (tx) => {
    const wish = { withClosed: show === 'all', provider, what, uid }
    return {
      items: (await store.listDiscrepancies(tx, wish, offset, count)).map(itemOf),
      total: await store.countDiscrepancies(tx, wish),
      providers: await store.providersOfDiscrepancies(tx),
    }
  })

export const closeDiscrepancy = (
  context: StaffContext & RefusesAs<Close>,
  { discrepancy_id, reason }: InputOf<Close>
): Promise<OutputOf<Close>> =>
  context.db.write(async (tx) => {
    const id = BigInt(discrepancy_id)
    const row = await store.lockDiscrepancy(tx, id)
    if (!row) return context.refuse('InvalidRequest/not_found')
    const by = context.staff.name
    // Closed so before: the call was repeated.
    if (row.closed_at && row.closed_by === by && row.closing_note === reason) return itemOf(row)
    if (row.closed_at) return context.refuse('InvalidRequest/conflict')
    await store.closeDiscrepancy(tx, id, by, reason)
    const after = await store.lockDiscrepancy(tx, id)
    if (!after) throw new Error('a discrepancy went away')
    return itemOf(after)
  })
