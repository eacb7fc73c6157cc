import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { money, toWire } from '@ante/kit/money'
import { isActive } from '../players/index.ts'
import { isTakenAway, payCashback } from './cashbacks.ts'
import type { RewardFlag, staffEndpoints } from './contract-staff.ts'
import { lockPlayer } from './store.ts'
import * as cashbacks from './store-cashbacks.ts'
import * as store from './store-reward-flags.ts'
import { isNothingLeft } from './store-void-cashbacks.ts'
import { takeBackVoid } from './take-back-cashback.ts'

type List = (typeof staffEndpoints)['bonuses.getrewardflags']
type Decide = (typeof staffEndpoints)['bonuses.deciderewardflag']

export interface PaidForVoid {
  readonly uid: bigint
  /** `tournament:12` */
  readonly reward: string
  /** As staff know it. */
  readonly title: string
}
/** Rewards that were paid for play that became void later: they stay, and staff are told, in one line for each of a player. */
export const tellPaidForVoid = async (tx: Tx, paid: readonly PaidForVoid[]): Promise<void> => {
  const groups = [...Map.groupBy(paid, ({ uid, reward }) => `${uid} ${reward}`).values()]
  const flags = groups.flatMap((group): store.NewRewardFlag[] =>
    group.slice(0, 1).map((one) => ({ ...one, reason: 'void_play', plays: group.length }))
  )
  if (flags.length > 0) await store.addRewardFlags(tx, flags)
}

function wireFlag(row: store.RewardFlagRow): RewardFlag {
  const { cashback_id, status, amount_minor, cashback_currency, currency, decision, decided_at, decided_by, note } = row
  const isDecided = decision !== null && decided_at !== null && decided_by !== null && note !== null
  return {
    id: String(row.id),
    uid: String(row.uid),
    reason: row.reason,
    title: row.title,
    cashback:
      cashback_id !== null && status !== null && amount_minor !== null && cashback_currency !== null
        ? { id: String(cashback_id), status, amount: toWire(money(amount_minor, cashback_currency)) }
        : null,
    plays: row.plays,
    staked: currency === null ? null : toWire(money(row.staked_minor, currency)),
    void: voidOf(row),
    others: row.others.map(String),
    found_at: row.found_at.toISOString(),
    last_at: row.last_at.toISOString(),
    decision: isDecided ? { is: decision, at: decided_at.toISOString(), by: decided_by, note } : null,
  }
}

function voidOf({ currency, given_minor, due_minor, taken_minor }: store.RewardFlagRow): RewardFlag['void'] {
  if (currency === null || given_minor === null || due_minor === null) return null
  const sum = (minor: bigint) => toWire(money(minor, currency))
  return { given: sum(given_minor), due: sum(due_minor), taken: sum(taken_minor) }
}

export async function listRewardFlags(
  { db }: StaffContext,
  { show, uid, count, offset }: InputOf<List>
): Promise<OutputOf<List>> {
  const rows = await db.query((tx) =>
    store.readRewardFlags(tx, { all: show === 'all', uid: uid === undefined ? null : BigInt(uid), count, offset })
  )
  return { items: rows.map(wireFlag), total: Number(rows[0]?.total ?? 0n) }
}

type DecideContext = StaffContext & RefusesAs<Decide>

/** Lets a held cashback go, or takes one away that nobody has received; what staff took away comes again where they clear it after all, what its player declined does not. */
async function moveHeld(
  context: DecideContext,
  tx: Tx,
  { uid, cashback_id, decision: before }: store.RewardFlagRow,
  decision: 'cleared' | 'upheld'
): Promise<void> {
  if (cashback_id === null) return
  const row = await cashbacks.lockCashback(tx, cashback_id)
  if (!row) throw new Error('a cashback went away')
  if (decision === 'upheld') {
    if (row.status === 'paid_out') context.refuse('InvalidRequest/conflict')
    if (row.status === 'held' || row.status === 'active') await cashbacks.takeHeld(tx, row.id)
    return
  }
  if (row.status !== 'held' && !(isTakenAway(row) && before === 'upheld')) return
  if (await isNothingLeft(tx, row.id)) context.refuse('InvalidRequest/conflict')
  // Who takes a break can be paid nothing, and would lose days to claim it; who has no account any more can do neither: it waits for another day.
  if (!(await isActive(tx, uid))) context.refuse('InvalidRequest/conflict')
  const released = await cashbacks.releaseHeld(tx, row.id)
  if (released.status === 'paid_out') await payCashback(tx, released)
}

export const decideRewardFlag = (
  context: DecideContext,
  { flag_id, decision, reason, due }: InputOf<Decide>
): Promise<RewardFlag> =>
  context.db.write(async (tx) => {
    const id = BigInt(flag_id)
    const known = await store.lockRewardFlag(tx, id)
    if (!known) context.refuse('InvalidRequest/not_found')
    await lockPlayer(tx, known.uid)
    const seen = voidOf(known)
    if (seen && decision === 'upheld' && due?.amount !== seen.due.amount)
      context.refuse('InvalidRequest/reward_flag_changed', { data: { due: seen.due } })
    if (known.reason !== 'void_cashback') await moveHeld(context, tx, known, decision)
    else if (decision === 'upheld') await takeBackVoid(tx, known, { by: context.staff.name, reason })
    else if (known.decision === 'upheld' && known.taken_minor > 0n) context.refuse('InvalidRequest/conflict')
    await store.decideRewardFlag(tx, id, { decision, by: context.staff.name, note: reason })
    const after = await store.lockRewardFlag(tx, id)
    if (!after) throw new Error('a flag went away')
    return wireFlag(after)
  })
