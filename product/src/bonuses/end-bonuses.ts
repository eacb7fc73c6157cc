import type { Context, Tx } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { money } from '@ante/kit/money'
import { defaultLocale } from '@ante/texts'
import { houseAccount, playerAccount, post, type PostingCode } from '../ledger/index.ts'
import { isFulfilled } from './rules/bonus.ts'
import * as store from './store.ts'
import { events } from './contract.ts'
import { type EndingGift, giftSoonMs, tellGift } from './tell-gift.ts'

/** The house's side of all bonuses. */
export const houseOfBonuses = houseAccount('bonuses')
/** Where the amount of an active bonus stands. */
export const purseOf = ({ uid, kind }: Pick<store.BonusRow, 'uid' | 'kind'>) =>
  playerAccount(uid, kind === 'betting' ? 'betting-bonus' : 'bonus')

/** The amount of an active bonus goes back to the house; the row is locked, and what it becomes is written by the caller. Each activation has one end. */
export async function giveBack(
  tx: Tx,
  row: store.BonusRow,
  code: PostingCode & ('bonus-return' | 'bonus-expire' | 'bonus-remove')
): Promise<void> {
  const amount = money(row.amount_minor, row.currency)
  const postings = [{ from: purseOf(row), to: houseOfBonuses, amount, code }]
  await post(tx, { key: `bonus:${row.id}:back:${row.activations}`, kind: 'bonus', postings })
}

/** The terms of this active bonus are fulfilled: its amount is the player's own money from now on. The row is locked. */
export async function release(tx: Tx, row: store.BonusRow): Promise<void> {
  const key = `bonus:${row.id}:release`
  const amount = money(row.amount_minor, row.currency)
  const postings = [
    {
      from: purseOf(row),
      to: playerAccount(row.uid, 'main'),
      amount,
      code: 'bonus-release' as const,
    },
  ]
  await post(tx, { key, kind: 'bonus', postings })
  await store.end(tx, row.id, 'used')
  const told = {
    uid: String(row.uid),
    bonus: String(row.id),
    key,
    amount_minor: String(row.amount_minor),
    currency: row.currency,
  }
  await tx.announce(events['bonuses.released'], told)
}

/**
 * Whether rounds of its player are still to be told of that may count towards this locked bonus: until they have counted nobody gives it up or takes it
 * away, because they may fulfil it.
 */
export const isStillCounting = async (tx: Tx, row: store.BonusRow): Promise<boolean> =>
  row.status === 'active' && !isFulfilled(row) && (await store.isWaitingOf(tx, row.kind, row.uid))

/**
 * Ends a bonus whose terms are fulfilled or whose time is over; answers what became of it, or undefined where there is nothing to do yet. One that is
 * late waits for rounds that were played in time and are still to be told of: whoever fulfilled the terms has fulfilled them.
 */
export async function endBonus(tx: Tx, id: bigint): Promise<'used' | 'expired' | undefined> {
  const row = await store.lockBonus(tx, id)
  if (row?.status === 'available') {
    if (row.is_open) return undefined
    await store.end(tx, id, 'expired')
    return 'expired'
  }
  if (row?.status !== 'active') return undefined
  if (isFulfilled(row)) {
    await release(tx, row)
    return 'used'
  }
  if (!row.is_late || !row.active_until || (await store.isWaiting(tx, row.kind, row.active_until))) return undefined
  await giveBack(tx, row, 'bonus-expire')
  await store.end(tx, id, 'expired')
  return 'expired'
}

export async function releaseBonus({ db }: Context, { bonus }: { bonus: string }): Promise<void> {
  await db.write((tx) => endBonus(tx, BigInt(bonus)))
}

/** Each in a transaction of its own: one that cannot be ended holds up no other. */
export async function endBonuses(context: Tells & Pick<Context, 'log'>): Promise<void> {
  const { db, log } = context
  for (const { id } of await db.read(store.readDue)) {
    try {
      await db.write(async (tx) => {
        const row = await store.lockBonus(tx, id)
        if (row && (await endBonus(tx, id)) === 'expired') await tellGift(context, tx, 'play.gift-ended', giftOf(row))
      })
    } catch (error) {
      log.error(
        { bonus: id.toString(), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a bonus could not be ended'
      )
    }
  }
}

type Tells = Pick<Context, 'db' | 'origin' | 'setting'>
const toldAtOnce = 200

/** Tells players of bonuses that end soon: those to activate, and those to wager. */
export async function tellEndingBonuses(context: Tells): Promise<void> {
  for (let isMore = true; isMore;)
    isMore = await context.db.write(async (tx) => {
      const rows = await store.claimEnding(tx, toldAtOnce, giftSoonMs)
      for (const row of rows) await tellGift(context, tx, 'play.gift-ends', giftOf(row))
      return rows.length === toldAtOnce
    })
}

const giftOf = (row: store.BonusRow): EndingGift => ({
  uid: row.uid,
  name: `bonus:${row.id}`,
  endsAt: row.active_until ?? row.available_until,
  what: (locale) => describedIn(row, locale, defaultLocale).title,
})
