import type { PlayerContext, RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { money, toWire } from '@ante/kit/money'
import { returnDormantBalance } from '../cashier/index.ts'
import { lastSignsOf, lockExclusion } from '../identity/index.ts'
import type { DormancyNotice } from './contract.ts'
import type { DormancyCase, staffEndpoints } from './contract-staff.ts'
import * as store from './store.ts'

type Contact = (typeof staffEndpoints)['dormancy.recordcontact']
type GiveBack = (typeof staffEndpoints)['dormancy.giveback']

const amountOf = ({ amount_minor: minor, currency }: store.CaseRow) =>
  minor !== null && currency !== null ? money(minor, currency) : undefined
const wireAmount = (row: store.CaseRow) => {
  const amount = amountOf(row)
  return amount ? toWire(amount) : null
}

export async function getNotice({ db, player }: PlayerContext): Promise<{ notice: DormancyNotice | null }> {
  const row = await db.read((tx) => store.readNotice(tx, player.uid))
  if (!row?.dormant_at || row.seen_at) return { notice: null }
  const { balance, dormant_at: since, returned_at: returned } = row
  return {
    notice: { since: since.toISOString(), balance, amount: wireAmount(row), is_returned: returned !== null },
  }
}

export async function seeNotice({ db, player }: PlayerContext): Promise<1> {
  await db.write((tx) => store.seeNotices(tx, player.uid))
  return 1
}

const wireCase = (row: store.CaseRow): DormancyCase => ({
  id: String(row.id),
  state: row.state,
  last_sign_at: row.last_sign_at.toISOString(),
  balance: row.balance,
  noticed_at: row.noticed_at.toISOString(),
  is_written: row.is_written,
  due_at: row.due_at.toISOString(),
  dormant_at: row.dormant_at?.toISOString() ?? null,
  amount: wireAmount(row),
  ended_at: row.ended_at?.toISOString() ?? null,
  ended_by: row.ended_by,
  returned_at: row.returned_at?.toISOString() ?? null,
})

export const getDormancyOf = (
  { db }: StaffContext,
  { uid }: { uid: string }
): Promise<{ last_sign_at: string | null; cases: DormancyCase[] }> =>
  db.read(async (tx) => ({
    last_sign_at: (await lastSignsOf(tx, [BigInt(uid)])).get(BigInt(uid))?.toISOString() ?? null,
    cases: (await store.readCases(tx, BigInt(uid))).map(wireCase),
  }))

/** Only before the date: afterwards the player signs in, or is given back what was taken. */
export const recordContact = (
  context: StaffContext & RefusesAs<Contact>,
  { uid }: InputOf<Contact>
): Promise<OutputOf<Contact>> =>
  context.db.write(async (tx) => {
    await lockExclusion(tx, BigInt(uid))
    const open = await store.lockOpen(tx, BigInt(uid))
    if (open?.state !== 'noticed') context.refuse('InvalidRequest/not_found')
    await store.endCase(tx, open.id, 'staff')
    return { uid }
  })

export const giveBack = (
  context: StaffContext & RefusesAs<GiveBack>,
  { uid, case: id, reason }: InputOf<GiveBack>
): Promise<OutputOf<GiveBack>> =>
  context.db.write(async (tx) => {
    await lockExclusion(tx, BigInt(uid))
    const row = await store.lockCase(tx, BigInt(id), BigInt(uid))
    const amount = row && amountOf(row)
    if (!row || !amount || row.balance === 'kept') context.refuse('InvalidRequest/not_found')
    if (row.returned_at) context.refuse('InvalidRequest/conflict')
    const key = `dormant:${id}:return`
    await returnDormantBalance(context, tx, amount, { uid: BigInt(uid), key, to: row.balance, reason })
    await store.setReturned(tx, row.id)
    return { uid, amount: toWire(amount) }
  })
