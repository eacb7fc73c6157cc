import type { Context, PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { next } from '@ante/kit/machine'
import { money, toWire } from '@ante/kit/money'
import { describedIn } from '@ante/kit/description'
import { defaultLocale, messagesOf } from '@ante/texts'
import { playerAccount, post } from '../ledger/index.ts'
import { type Cashback, type endpoints, events } from './contract.ts'
import { houseOfBonuses } from './end-bonuses.ts'
import { cashbackMachine } from './rules/cashback.ts'
import * as bonuses from './store.ts'
import * as store from './store-cashbacks.ts'
import { addRewardFlags, type NewRewardFlag } from './store-reward-flags.ts'

type List = (typeof endpoints)['cashbacks.get']
type MoveContext = PlayerContext & RefusesAs<(typeof endpoints)['cashbacks.payout']>

/** By staff: what a player declines is declined under a key. */
export const isTakenAway = ({ status, request_key: key }: store.CashbackRow): boolean =>
  status === 'removed' && key === null

export function wireCashback(row: store.CashbackRow, locale: string): Cashback {
  return {
    id: String(row.id),
    status: row.status,
    description: row.texts
      ? describedIn({ texts: row.texts, images: row.images ?? {} }, locale, defaultLocale)
      : messagesOf(locale).bonuses.cashback.description,
    amount: toWire(money(row.amount_minor, row.currency)),
    finished_at: row.finished_at.toISOString(),
    receiving_expired_at: row.receiving_expired_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    is_taken_away: isTakenAway(row),
    taken_back:
      row.status === 'paid_out' && row.taken_back_minor > 0n ? toWire(money(row.taken_back_minor, row.currency)) : null,
    can_receive: row.status === 'active' && row.is_open,
    calculation: row.calculation,
  }
}

const fieldsOf = (
  { id, ...rest }: Cashback,
  fields: readonly string[] | undefined
): OutputOf<List>['items'][number] => ({
  id,
  ...Object.fromEntries(Object.entries(rest).filter(([name]) => fields === undefined || fields.includes(name))),
})

/** BON-30, BON-32, API-58: of the states that are asked for, by the end of the time that they are for. */
export async function listCashbacks(
  { db, locale, player }: PlayerContext,
  { fields, ...page }: InputOf<List>
): Promise<OutputOf<List>> {
  const rows = await db.read((tx) => store.readCashbacks(tx, player.uid, page))
  return {
    items: rows.map((row) => fieldsOf(wireCashback(row, locale), fields)),
    count: Number(rows[0]?.total ?? 0n),
  }
}

/** Its amount goes to the main balance, once, and into the history. */
export async function payCashback(tx: Tx, row: store.CashbackRow): Promise<void> {
  const key = `cashback:${row.id}`
  const amount = money(row.amount_minor, row.currency)
  const postings = [{ from: houseOfBonuses, to: playerAccount(row.uid, 'main'), amount, code: 'cashback' as const }]
  await post(tx, { key, kind: 'cashback', postings })
  const told = { uid: String(row.uid), cashback: String(row.id), key, currency: row.currency }
  await tx.announce(events['bonuses.cashback-paid'], { ...told, amount_minor: String(row.amount_minor) })
}

/** Gives what was worked out of a week, once for each player and currency of its source; what is paid at once is on the balance with it. Answers how many there were. */
export async function giveCalculated(tx: Tx, given: store.CalculatedCashbacks): Promise<number> {
  const rows = await store.insertCalculated(tx, given)
  for (const row of rows) if (row.status === 'paid_out') await payCashback(tx, row)
  const heldOf = new Map(given.gifts.map(({ uid, sum, heldFor }) => [`${uid} ${sum.currency}`, heldFor]))
  const flags = rows.flatMap((row): NewRewardFlag[] => {
    const held = row.status === 'held' ? heldOf.get(`${row.uid} ${row.currency}`) : undefined
    if (!held) return []
    const of = { uid: row.uid, reward: `cashback:${row.id}`, cashback: row.id, currency: row.currency }
    return [{ ...of, ...held, reason: 'opposite_bets_linked', title: `${given.program}, ${given.reason}` }]
  })
  if (flags.length > 0) await addRewardFlags(tx, flags)
  return rows.length
}

/** One request of a player about a cashback of theirs, once under its key. */
async function moveCashback(context: MoveContext, id: bigint, event: 'receive' | 'remove'): Promise<Cashback> {
  const { db, player, idempotencyKey: key, locale } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  return db.write(async (tx) => {
    await bonuses.lockPlayer(tx, player.uid)
    const row = await store.lockCashback(tx, id)
    if (!row || row.uid !== player.uid) context.refuse('InvalidRequest/not_found')
    const before = await store.readCashbackOfRequest(tx, player.uid, key)
    const status = event === 'receive' ? 'paid_out' : 'removed'
    if (before !== undefined && (before !== row.id || row.status !== status))
      context.refuse('InvalidRequest/idempotency_key_reused')
    if (before !== undefined) return wireCashback(row, locale)
    if (!next(cashbackMachine, row.status, event) || !row.is_open) context.refuse('InvalidRequest/cashback_wrong_state')
    if (event === 'receive') await payCashback(tx, row)
    return wireCashback(await store.endCashback(tx, row.id, status, key), locale)
  })
}

/** BON-37, API-59. */
export const receiveCashback = (context: MoveContext, { cashback_id }: { cashback_id: string }): Promise<Cashback> =>
  moveCashback(context, BigInt(cashback_id), 'receive')
/** BON-38, API-60: gives it up. */
export const removeCashback = (context: MoveContext, { cashback_id }: { cashback_id: string }): Promise<Cashback> =>
  moveCashback(context, BigInt(cashback_id), 'remove')

/** Those that nobody received in time. */
export const expireCashbacks = async ({ db }: Context): Promise<void> =>
  void (await db.write((tx) => store.expireCashbacks(tx)))
