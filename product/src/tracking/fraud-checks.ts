import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { findPayment } from '../cashier/index.ts'
import type { FraudCheckItem, staffEndpoints } from './contract-staff.ts'
import * as store from './store-fraud-checks.ts'

type List = (typeof staffEndpoints)['tracking.getfraudchecks']
type One = (typeof staffEndpoints)['tracking.getfraudcheck']

const ofHundred = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100)

const itemOf = (row: store.FraudCheckRow): FraudCheckItem => ({
  id: String(row.id),
  uid: String(row.uid),
  action: row.action,
  has_mark: row.has_mark,
  state: row.state,
  score: ofHundred(row.score),
  reasons: row.reasons.map(({ name, points }) => ({ name, points: ofHundred(points) })),
  withdrawal: row.withdrawal === null ? null : String(row.withdrawal),
  is_held: row.is_held,
  asked_at: row.asked_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
})

export const listFraudChecks = (
  { db }: StaffContext,
  { uid, state, action, only_held: onlyHeld, offset, count }: InputOf<List>
): Promise<OutputOf<List>> =>
  db.read(async (tx) => {
    const filter = { uid, state, action, onlyHeld }
    const rows = await store.listFraudChecks(tx, filter, offset, count)
    return { items: rows.map(itemOf), total: await store.countFraudChecks(tx, filter) }
  })

export const readFraudCheck = (context: StaffContext & RefusesAs<One>, { id }: InputOf<One>): Promise<OutputOf<One>> =>
  context.db.read(async (tx) => {
    const row = await store.readFraudCheck(tx, id)
    if (!row) return context.refuse('InvalidRequest/not_found')
    const mark = await store.readMark(tx, row.uid)
    const shared = mark && mark.address !== '' ? await store.playersAt(tx, mark.address, row.uid) : []
    const payment = row.withdrawal === null ? undefined : await findPayment(tx, row.uid, row.withdrawal)
    return {
      check: itemOf(row),
      mark: mark ? { address: mark.address, at: mark.at.toISOString() } : null,
      same_address: shared.map(String),
      withdrawal: payment ? { amount: payment.amount, status: payment.status } : null,
    }
  })
