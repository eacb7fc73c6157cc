import type { Context, ReadTx, Tx } from '@ante/kit/context'
import { type Currency, money, type Money } from '@ante/kit/money'
import { playerAccount } from './rules/accounts.ts'
import * as store from './store-play.ts'

/** What play came to. `won` is all that bets and rounds paid back: wins, and stakes that were returned. */
export interface Play {
  readonly staked: Money
  readonly won: Money
}
export interface PlayAndPayments extends Play {
  readonly deposited: Money
  readonly withdrawn: Money
}

/** Stakes come from the main account alone; what is paid out goes through the one that holds it. */
const pathsOf = (uid: bigint) => [playerAccount(uid, 'main'), playerAccount(uid, 'hold')] as const

const playOf = (row: store.PlayRow | undefined, currency: Currency): PlayAndPayments => ({
  staked: money(row?.staked ?? 0n, currency),
  won: money(row?.won ?? 0n, currency),
  deposited: money(row?.deposited ?? 0n, currency),
  withdrawn: money(row?.withdrawn ?? 0n, currency),
})

/** Counts what this player's accounts were moved by since somebody last asked. What is read afterwards in this transaction holds all of it. */
export async function countPlay(tx: Tx, uid: bigint, currency: Currency): Promise<void> {
  for (const path of pathsOf(uid)) await store.countPlay(tx, path, currency)
}

/** Since ever, as far as it is counted. */
export const readPlay = async (tx: ReadTx, uid: bigint, currency: Currency): Promise<PlayAndPayments> =>
  playOf(await store.readTotals(tx, pathsOf(uid), currency), currency)

/** Today, in the last 30 days, and in the last six months; days are those of UTC. */
export async function readPlayPeriods(
  tx: ReadTx,
  uid: bigint,
  currency: Currency
): Promise<Record<'today' | 'month' | 'half_year', PlayAndPayments>> {
  const rows = await store.readPeriods(tx, pathsOf(uid), currency)
  const of = (name: string) =>
    playOf(
      rows.find((row) => row.name === name),
      currency
    )
  return { today: of('today'), month: of('month'), half_year: of('half_year') }
}

/** Every month of the calendar in which the player moved money, newest first: `2026-11`. */
export const readPlayMonths = async (
  tx: ReadTx,
  uid: bigint,
  currency: Currency
): Promise<(PlayAndPayments & { readonly month: string })[]> =>
  (await store.readMonths(tx, pathsOf(uid), currency)).map((row) => ({ month: row.month, ...playOf(row, currency) }))

/**
 * What play had come to before that moment, as far as it is counted: all of it, less what the postings since then moved. For a moment that lies
 * minutes back.
 */
export async function readPlayBefore(tx: ReadTx, uid: bigint, currency: Currency, at: Date): Promise<Play> {
  const row = await store.readBefore(tx, pathsOf(uid), currency, at)
  return { staked: money(row?.staked ?? 0n, currency), won: money(row?.won ?? 0n, currency) }
}

const atOnce = 200
/** Counts for every player, so that nobody who asks waits for months of postings, and none is lost when its month is archived. */
export async function countAllPlay({ db }: Context): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db.read((tx) => store.readUncounted(tx, after, atOnce))
    for (const { path, currency } of rows) await db.write((tx) => store.countPlay(tx, path, currency))
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.path
  }
}
