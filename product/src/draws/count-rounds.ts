import { randomBytes } from 'node:crypto'
import type { PayloadOf } from '@ante/kit/contract'
import type { Context, Tx } from '@ante/kit/context'
import { second } from '@ante/kit/instant'
import { isCurrency, type Currency } from '@ante/kit/money'
import { earningAmong } from '../bonuses/index.ts'
import type { events as gamesEvents } from '../games/contract.ts'
import { settledRounds } from '../games/index.ts'
import { sparedAmong } from '../loyalty/index.ts'
import { readTestAccounts } from '../players/index.ts'
import { ticketsFor } from './rules/terms.ts'
import { momentsOf, nextDrop } from './seeds.ts'
import * as store from './store.ts'
import * as prizes from './store-prizes.ts'
import { type Given, giveTickets, lockEntries } from './store-tickets.ts'

type Finished = PayloadOf<(typeof gamesEvents)['games.round-finished']>
type Works = Pick<Context, 'db' | 'policy' | 'ports'>

/** Rounds that ended wait to be counted, where something runs that counts them. */
export async function queueRounds(tx: Tx, finished: readonly Finished[]): Promise<void> {
  const rounds = finished.filter(({ status }) => status === 'finished').map(({ round }) => BigInt(round))
  if (rounds.length > 0) await prizes.queueRounds(tx, [...new Set(rounds)])
}

const deliveriesAtOnce = 100

/** So many rounds since the last time are a busy house: players play more than once until the next time. */
const busyRounds = 250
const busyMs = 5 * second

/** Job: all that waits, in packs of many deliveries. Each player's tickets are written once in a pack, so a busy house waits longer for the next one. Answers at once when more is waiting. */
export async function countRounds(context: Works): Promise<void | number> {
  let rounds = 0
  for (let packs = 0; packs < 50; packs += 1) {
    const pack = await context.db.write((tx) => countPack(context, tx))
    rounds += pack.rounds
    if (pack.deliveries < deliveriesAtOnce) return rounds > busyRounds ? busyMs : undefined
  }
  return 0
}

interface Round {
  readonly id: bigint
  readonly uid: bigint
  readonly game: string
  readonly currency: Currency
  readonly stakeMinor: bigint
  readonly startedAt: Date
  readonly finishedAt: Date
}

async function countPack(context: Works, tx: Tx): Promise<{ deliveries: number; rounds: number }> {
  const taken = await prizes.takeRounds(tx, deliveriesAtOnce)
  const ids = [...new Set(taken.flatMap(({ rounds }) => rounds))]
  const size = { deliveries: taken.length, rounds: ids.length }
  if (ids.length === 0) return size
  // What the books know of a round decides, and not what was told of it.
  const known = (await settledRounds(tx, ids)).flatMap(({ currency, ...row }): Round[] =>
    isCurrency(currency)
      ? [
          {
            id: row.id,
            uid: row.player_uid,
            game: row.game,
            currency,
            stakeMinor: row.stake_minor,
            startedAt: row.started_at,
            finishedAt: row.finished_at,
          },
        ]
      : []
  )
  const uids = [...new Set(known.map(({ uid }) => uid))]
  const earning = await earningAmong(context, tx, uids)
  const spared = await sparedAmong(tx, uids)
  const tests = new Set(await readTestAccounts(tx))
  const counting = known.filter(({ uid }) => earning.has(uid) && !spared.has(uid) && !tests.has(uid))
  for (const draw of await store.lockRunning(tx)) {
    const its = counting.filter((round) => counts(draw, round))
    if (its.length === 0) continue
    await store.addRounds(tx, draw.id, its.length)
    await (draw.kind === 'raffle' ? giveForStakes(tx, draw, its) : noteCandidates(context, tx, draw, its))
  }
  return size
}

/** A round counts from the beginning on. In a raffle it ends before the period does; a drop whose moment has passed waits for the next round, whenever that comes. */
function counts(draw: store.DrawRow, { game, currency, stakeMinor, startedAt, finishedAt }: Round): boolean {
  const least = draw.stakes[currency]
  return (
    least !== undefined &&
    (draw.kind === 'raffle' ? stakeMinor > 0n && finishedAt < draw.ends_at : stakeMinor >= BigInt(least)) &&
    startedAt >= draw.starts_at &&
    (draw.games.length === 0 || draw.games.includes(game))
  )
}

/** What stands for a player in the public list of one raffle, and nowhere else. */
export const freshMark = (): string => randomBytes(8).toString('hex')

async function giveForStakes(tx: Tx, draw: store.DrawRow, rounds: readonly Round[]): Promise<void> {
  const byPlayer = new Map([...Map.groupBy(rounds, ({ uid }) => uid)].toSorted(([a], [b]) => Number(a - b)))
  const entries = await lockEntries(tx, draw.id, new Map([...byPlayer.keys()].map((uid) => [uid, freshMark()])))
  const entryOf = new Map(entries.map((entry) => [entry.player_uid, entry]))
  const given = [...byPlayer].flatMap(([uid, own]): Given[] => {
    const [first] = own
    const perTicket = first && draw.stakes[first.currency]
    const entry = entryOf.get(uid)
    if (perTicket === undefined || !entry) return []
    const staked = own.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n)
    const left = (draw.tickets_most ?? 0) - entry.tickets
    const { tickets, carriedMinor } = ticketsFor(entry.carried_minor, staked, BigInt(perTicket), left)
    return [{ uid, count: tickets, carriedMinor }]
  })
  await giveTickets(tx, draw.id, given)
}

/** Only what may win a drop that nobody has yet is kept. */
async function noteCandidates(context: Works, tx: Tx, draw: store.DrawRow, rounds: readonly Round[]): Promise<void> {
  const due = nextDrop(momentsOf(context, draw), await prizes.readOpenPrizes(tx, draw.id))?.dueAt
  if (!due) return
  const late = rounds.filter(({ finishedAt }) => finishedAt >= due)
  if (late.length === 0) return
  await prizes.addCandidates(
    tx,
    draw.id,
    late.map(({ id, uid, currency, finishedAt }) => ({
      round_id: id,
      player_uid: uid,
      currency,
      finished_at: finishedAt,
    }))
  )
}
