import type { Context, PlayerContext, ReadTx, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Currency, type Money, money, toWire } from '@ante/kit/money'
import { houseAccount, type Posting } from '../../ledger/index.ts'
import type { freeBetEndpoints, FreeBetGift, FreeBetState } from '../rules/free-bets.ts'
import type { BetRow } from './store-bets.ts'
import * as store from './store-free-bets.ts'

type List = (typeof freeBetEndpoints)['sportsbook.getfreebets']

const [platform, house] = [houseAccount('sportsbook'), houseAccount('free-bets')]

export async function listFreeBets(
  { db, player }: PlayerContext,
  { count, offset }: InputOf<List>
): Promise<OutputOf<List>> {
  const rows = await db.query((tx) => store.readFreeBets(tx, player.uid, count, offset))
  return {
    items: rows.map((row) => ({
      id: String(row.id),
      stake: toWire(money(row.stake_minor, row.currency)),
      returns_stake: row.returns_stake,
      odds_least: row.odds_least === null ? null : row.odds_least / 1_000,
      expires_at: row.expires_at.toISOString(),
    })),
    count: Number(rows[0]?.total ?? 0n),
  }
}

/** A free bet for a player, once for each source: its id. Undefined where it is none in this currency. */
export async function giveFreeBet(
  tx: Tx,
  { uid, currency, source, gift }: { uid: bigint; currency: Currency; source: string; gift: FreeBetGift }
): Promise<bigint | undefined> {
  const stake = gift.amounts_minor[currency]
  if (stake === undefined) return undefined
  return store.insertFreeBet(tx, {
    uid,
    source,
    currency,
    stakeMinor: BigInt(stake),
    returnsStake: gift.returns_stake,
    oddsLeast: gift.odds_least === null ? null : Math.round(gift.odds_least * 1_000),
    days: gift.days,
  })
}

/** Takes one away that is not placed; false where it is, or is over. */
export const takeBackFreeBet = store.removeFreeBet

/** What those of these free bets paid that won. */
export const freeBetPayouts = (tx: ReadTx, ids: readonly bigint[]): ReturnType<typeof store.readFreeBetPayouts> =>
  ids.length > 0 ? store.readFreeBetPayouts(tx, ids) : Promise.resolve([])

/** What has become of these free bets. */
export const freeBetStatesOf = async (tx: ReadTx, ids: readonly bigint[]): Promise<Map<bigint, FreeBetState>> =>
  new Map((ids.length > 0 ? await store.readFreeBetStates(tx, ids) : []).map(({ id, status }) => [id, status]))

/**
 * A locked bet gets an end: the free bet that paid it is back where the bet is returned, and gone again where that is corrected. Answers what moves of the stake: it
 * is the operator's, whatever the bet comes to.
 */
export async function moveFreeStake(tx: Tx, bet: BetRow, isReturned: boolean): Promise<Posting[]> {
  if (bet.free_bet_id === null) return []
  const wasReturned = bet.state === 'returned' || bet.state === 'rejected'
  if (wasReturned === isReturned) return []
  const amount: Money = money(bet.stake_minor, bet.currency)
  if (isReturned) {
    await store.giveFreeBetBack(tx, bet.free_bet_id, bet.id)
    return [{ from: platform, to: house, amount, code: 'free-stake-return' }]
  }
  await store.takeFreeBetAgain(tx, bet.free_bet_id, bet.id)
  return [{ from: house, to: platform, amount, code: 'free-stake' }]
}

/** Those whose time has passed. Nothing is posted: their stakes were never taken from anywhere. */
export const endFreeBets = async ({ db }: Pick<Context<never>, 'db'>): Promise<void> =>
  void (await db.write(store.expireFreeBets))
