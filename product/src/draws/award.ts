import { createHash } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import { second } from '@ante/kit/instant'
import { type Currency, money } from '@ante/kit/money'
import { recordDrawPrize } from '../cashier/index.ts'
import { drawsOf, settledRounds } from '../games/index.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import { takeVoidTickets } from './recheck.ts'
import { listText, voidNumbers, winningTickets } from './rules/draw.ts'
import { grownTo, worthIn } from './rules/terms.ts'
import { momentsOf, nextDrop, seedOf } from './seeds.ts'
import * as store from './store.ts'
import * as prizes from './store-prizes.ts'
import { listed, readWholeList } from './store-tickets.ts'
import { enqueueTelling } from './tell-winner.ts'

const queuedMost = 100

/**
 * Whether a round that ended before this moment may still come: delivered, or counted. The order of the two looks matters, because what is delivered stands
 * in the queue. Where much is played the queue is never empty, so later rounds in it hold nothing up.
 */
async function isWaiting(tx: Tx, before: Date): Promise<boolean> {
  if (await prizes.isUndelivered(tx, before)) return true
  const queued = await prizes.readQueued(tx, queuedMost + 1)
  if (queued.length > queuedMost) return true
  const rounds = [...new Set(queued.flatMap((one) => one.rounds))]
  return rounds.length > 0 && (await settledRounds(tx, rounds)).some(({ finished_at: at }) => at < before)
}

interface Winner {
  readonly place: number
  readonly uid: bigint
  readonly currency: Currency
  readonly amountMinor: bigint
  readonly at: Date
  readonly ticket?: bigint
  readonly round?: bigint
  readonly dueAt?: Date
}

type Keys = Pick<Context, 'ports'>

/** Fixes a winner and pays, in the caller's transaction: the prize's own key pays it once. */
async function pay(tx: Tx, draw: store.DrawRow, { amountMinor, place, uid, currency, ...by }: Winner): Promise<void> {
  const paidMinor = worthIn(currency, amountMinor, draw.currency, draw.stakes)
  const won = await prizes.winPrize(tx, { ...by, draw: draw.id, place, uid, amountMinor, paidMinor, currency })
  if (won.length === 0) throw new Error(`prize ${place} of ${draw.id} has a winner`)
  if (paidMinor === 0n) return
  const [key, amount] = [`draw:${draw.id}:${place}`, money(paidMinor, currency)]
  const [from, to] = [houseAccount('draws', draw.id.toString()), playerAccount(uid, 'main')]
  await post(tx, { key, kind: 'prize', postings: [{ from, to, amount, code: 'prize' }] })
  await recordDrawPrize(tx, uid, key, amount, by.round)
  await enqueueTelling(tx, { draw: String(draw.id), place, uid: String(uid), minor: String(paidMinor), currency })
}

/**
 * Draws a raffle that is over and pays it, all in one transaction: either it is closed and everybody has their prize, or nothing of it happened. False where
 * it is closed already, or a round that counts may still come.
 */
export async function drawRaffle(keys: Keys, tx: Tx, id: bigint, now: number): Promise<boolean> {
  const draw = await store.lockDraw(tx, id)
  if (!draw || draw.closed_at || draw.kind !== 'raffle' || draw.ends_at.getTime() > now) return false
  if (await isWaiting(tx, draw.ends_at)) return false
  await takeVoidTickets(tx, draw)
  const list = await readWholeList(tx, id)
  const ranges = list.map(listed)
  const hash = createHash('sha256').update(listText(ranges)).digest('hex')
  const seed = seedOf(keys, draw)
  const numbers = (place: number) => drawsOf(seed, hash, place)
  const winning = winningTickets(numbers, Number(draw.tickets), draw.prizes_minor.length, voidNumbers(ranges))
  for (const [index, ticket] of winning.entries()) {
    const holder = list.find(({ first, last }) => first <= BigInt(ticket) && BigInt(ticket) <= last)
    if (!holder) throw new Error(`ticket ${ticket} of ${id} has no player`)
    const uid = holder.player_uid
    await pay(tx, draw, {
      place: index + 1,
      ticket: BigInt(ticket),
      uid,
      currency: await currencyOf(tx, uid),
      amountMinor: draw.prizes_minor[index] ?? 0n,
      at: new Date(now),
    })
  }
  await store.closeDraw(tx, id, hash)
  return true
}

/** What a round says of its end is set before its transaction ends. */
const marginMs = 2 * second

/** Pays one drop whose moment has passed to the round that ended first after it. False where there is none, or an earlier round may still come. */
export async function awardDrop(keys: Keys, tx: Tx, id: bigint, now: number): Promise<boolean> {
  const draw = await store.lockDraw(tx, id)
  if (!draw || draw.closed_at || draw.kind !== 'drops') return false
  const open = await prizes.readOpenPrizes(tx, id)
  const moments = momentsOf(keys, draw)
  const prize = nextDrop(moments, open)
  if (!prize) {
    if (draw.ends_at.getTime() <= now) await store.closeDraw(tx, id, null)
    return false
  }
  if (prize.dueAt.getTime() > now) return false
  const first = await prizes.readFirstCandidate(tx, id, prize.dueAt)
  if (!first || first.finished_at.getTime() + marginMs > now) return false
  if (await isWaiting(tx, new Date(first.finished_at.getTime() + marginMs))) return false
  // Another host may have counted an earlier one between the two looks.
  const winner = (await prizes.readFirstCandidate(tx, id, prize.dueAt)) ?? first
  // One whose stake came back meanwhile, or so much of it that it would not have counted, is none.
  const [round] = await settledRounds(tx, [winner.round_id])
  if (!round || round.stake_minor < BigInt(draw.stakes[winner.currency] ?? 0)) {
    await prizes.dropCandidate(tx, id, winner.round_id)
    return true
  }
  await pay(tx, draw, {
    place: prize.place,
    round: winner.round_id,
    dueAt: prize.dueAt,
    uid: winner.player_uid,
    currency: winner.currency,
    // What a jackpot that grows stood at when the round ended.
    amountMinor: grownTo(
      { fromMinor: draw.grows_from_minor, toMinor: prize.amount_minor },
      { startsAt: draw.starts_at.getTime(), endsAt: draw.ends_at.getTime() },
      winner.finished_at.getTime()
    ),
    at: winner.finished_at,
  })
  await prizes.dropCandidate(tx, id, winner.round_id)
  const left = open.filter(({ place }) => place !== prize.place)
  await prizes.dropCandidatesBefore(tx, id, nextDrop(moments, left)?.dueAt ?? new Date(now))
  return true
}

type Works = Keys & Pick<Context, 'db' | 'log' | 'clock'>

async function awardAll(context: Works, id: bigint): Promise<void> {
  const { db, clock } = context
  let isMore = true
  while (isMore) isMore = await db.write((tx) => awardDrop(context, tx, id, clock.now()))
}

/** Of drops: one has fallen that nobody has, or all that is left is to close them. */
const isDue = (keys: Keys, draw: store.DrawRow & { readonly open_places: readonly number[] }, now: number): boolean =>
  draw.kind === 'raffle' ||
  draw.ends_at.getTime() <= now ||
  momentsOf(keys, draw).some((moment, index) => moment.getTime() <= now && draw.open_places.includes(index + 1))

/** Job: each in a transaction of its own: one that cannot be drawn holds up no other. */
export async function awardDue(context: Works): Promise<void> {
  const { db, log, clock } = context
  for (const draw of await db.read(store.readDue)) {
    try {
      if (!isDue(context, draw, clock.now())) continue
      if (draw.kind === 'raffle') await db.write((tx) => drawRaffle(context, tx, draw.id, clock.now()))
      else await awardAll(context, draw.id)
    } catch (error) {
      log.error(
        { draw: draw.id.toString(), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a draw could not be drawn'
      )
    }
  }
}
