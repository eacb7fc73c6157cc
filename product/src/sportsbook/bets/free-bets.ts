import type { Context, PlayerContext, ReadTx, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Currency, type Money, money, toWire } from '@ante/kit/money'
import { sumInSentence } from '@ante/kit/money-text'
import { writePercent } from '@ante/kit/numeral'
import { messagesOf } from '@ante/texts'
import { type EndingGift, giftSoonMs, tellGift } from '../../bonuses/index.ts'
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

/**
 * Those of these locked bets whose free bet or boost is not theirs any more: it came back with a returned bet, and was placed again or taken away since. What one gift pays
 * is paid for one bet.
 */
export async function withoutGift(tx: Tx, bets: readonly BetRow[]): Promise<Set<bigint>> {
  const pairs = bets.flatMap(({ id, settlements, free_bet_id, boost_id }) => {
    const gift = free_bet_id ?? boost_id
    return gift === null || settlements === 0 ? [] : [{ bet: id, gift }]
  })
  if (pairs.length === 0) return new Set()
  const own = await store.lockOwnGifts(tx, pairs)
  return new Set(pairs.filter(({ bet }) => !own.has(bet)).map(({ bet }) => bet))
}

type Tells = Pick<Context<never>, 'db' | 'origin' | 'setting'>
const atOnce = 200

/** Those whose time has passed, and those whose time soon has; their players are told. Nothing is posted: their stakes were never taken from anywhere. */
export async function endFreeBets(context: Tells): Promise<void> {
  for (let isMore = true; isMore;)
    isMore = await context.db.write(async (tx) => {
      const ended = await store.expireFreeBets(tx, atOnce)
      for (const row of ended) await tellGift(context, tx, 'play.gift-ended', giftOf(row))
      const ending = await store.claimEnding(tx, atOnce, giftSoonMs)
      for (const row of ending) await tellGift(context, tx, 'play.gift-ends', giftOf(row))
      return Math.max(ended.length, ending.length) === atOnce
    })
}

const giftOf = (row: store.FreeBetRow): EndingGift => ({
  uid: row.uid,
  name: `free-bet:${row.id}`,
  endsAt: row.expires_at,
  what(locale) {
    const { boosts, freeBets } = messagesOf(locale).bonuses
    if (row.boost_percent !== null)
      return boosts.of.replaceAll('{percent}', writePercent(String(row.boost_percent), locale))
    return freeBets.of.replaceAll('{amount}', sumInSentence(money(row.stake_minor, row.currency), locale))
  },
})
