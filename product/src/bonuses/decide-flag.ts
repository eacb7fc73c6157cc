import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { money, toWire } from '@ante/kit/money'
import type { BonusFlag, staffEndpoints } from './contract-staff.ts'
import { goOnAfterReview } from './store.ts'
import * as store from './store-flags.ts'

type List = (typeof staffEndpoints)['bonuses.getflags']
type Decide = (typeof staffEndpoints)['bonuses.decideflag']

function wireFlag(row: store.ListedFlagRow): BonusFlag {
  const { bonus_id, kind, status, amount_minor, currency, decision, decided_at, decided_by, note } = row
  const isDecided = decision !== null && decided_at !== null && decided_by !== null && note !== null
  return {
    id: String(row.id),
    uid: String(row.uid),
    bonus: { id: String(bonus_id), kind, status, amount: toWire(money(amount_minor, currency)) },
    reason: row.reason,
    plays: row.plays,
    staked: toWire(money(row.staked_minor, currency)),
    others: row.others.map(String),
    found_at: row.found_at.toISOString(),
    last_at: row.last_at.toISOString(),
    decision: isDecided ? { is: decision, at: decided_at.toISOString(), by: decided_by, note } : null,
  }
}

export async function listFlags(
  { db }: StaffContext,
  { show, uid, count, offset }: InputOf<List>
): Promise<OutputOf<List>> {
  const rows = await db.query((tx) =>
    store.readFlags(tx, { all: show === 'all', uid: uid === undefined ? null : BigInt(uid), count, offset })
  )
  return { items: rows.map(wireFlag), total: Number(rows[0]?.total ?? 0n) }
}

export const decideFlag = (
  context: StaffContext & RefusesAs<Decide>,
  { flag_id, decision, reason }: InputOf<Decide>
): Promise<BonusFlag> =>
  context.db.write(async (tx) => {
    const id = BigInt(flag_id)
    if (!(await store.lockFlag(tx, id))) context.refuse('InvalidRequest/not_found')
    await goOnAfterReview(tx, id)
    await store.decideFlag(tx, id, { decision, by: context.staff.name, note: reason })
    const after = await store.lockFlag(tx, id)
    if (!after) throw new Error('a flag went away')
    return wireFlag(after)
  })
