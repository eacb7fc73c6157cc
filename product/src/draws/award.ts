import { createHash } from 'node:crypto'
import type { Context, Tx } from '@ante/kit/context'
import { second } from '@ante/kit/instant'
import { type Currency, money } from '@ante/kit/money'
import { recordDrawPrize } from '../cashier/index.ts'
import { drawsOf, settledRounds } from '../games/index.ts'
import { houseAccount, playerAccount, post } from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import { listText, winningTickets } from './rules/draw.ts'
import { grownTo, worthIn } from './rules/terms.ts'
import * as store from './store.ts'
import * as prizes from './store-prizes.ts'
import { readWholeList } from './store-tickets.ts'
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
}

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
export async function drawRaffle(tx: Tx, id: bigint, now: number): Promise<boolean> {
  const draw = await store.lockDraw(tx, id)
  if (!draw || draw.closed_at || draw.kind !== 'raffle' || draw.ends_at.getTime() > now) return false
  if (await isWaiting(tx, draw.ends_at)) return false
  const list = await readWholeList(tx, id)
  const ranges = list.map(({ first, last, mark }) => ({ first: Number(first), last: Number(last), mark }))
  const hash = createHash('sha256').update(listText(ranges)).digest('hex')
  const numbers = (place: number) => drawsOf(draw.seed, hash, place)
  const winning = winningTickets(numbers, Number(draw.tickets), draw.prizes_minor.length)
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
export async function awardDrop(tx: Tx, id: bigint, now: number): Promise<boolean> {
  const draw = await store.lockDraw(tx, id)
  if (!draw || draw.closed_at || draw.kind !== 'drops') return false
  const [prize] = await prizes.readOpenPrizes(tx, id)
  if (!prize?.due_at) {
    if (draw.ends_at.getTime() <= now) await store.closeDraw(tx, id, null)
    return false
  }
  if (prize.due_at.getTime() > now) return false
  const first = await prizes.readFirstCandidate(tx, id, prize.due_at)
  if (!first || first.finished_at.getTime() + marginMs > now) return false
  if (await isWaiting(tx, new Date(first.finished_at.getTime() + marginMs))) return false
  // Another host may have counted an earlier one between the two looks.
  const winner = (await prizes.readFirstCandidate(tx, id, prize.due_at)) ?? first
  await pay(tx, draw, {
    place: prize.place,
    round: winner.round_id,
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
  const [next] = await prizes.readOpenPrizes(tx, id)
  await prizes.dropCandidatesBefore(tx, id, next?.due_at ?? new Date(now))
  return true
}

async function awardAll(db: Context['db'], id: bigint, clock: Context['clock']): Promise<void> {
  let isMore = true
  while (isMore) isMore = await db.write((tx) => awardDrop(tx, id, clock.now()))
}

/** Job: each in a transaction of its own: one that cannot be drawn holds up no other. */
export async function awardDue({ db, log, clock }: Pick<Context, 'db' | 'log' | 'clock'>): Promise<void> {
  for (const { id, kind } of await db.read(prizes.readDue)) {
    try {
      if (kind === 'raffle') await db.write((tx) => drawRaffle(tx, id, clock.now()))
      else await awardAll(db, id, clock)
    } catch (error) {
      log.error(
        { draw: id.toString(), error: error instanceof Error ? (error.stack ?? error.message) : String(error) },
        'a draw could not be drawn'
      )
    }
  }
}
