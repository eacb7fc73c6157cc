import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import type { Stages } from './rules/shapes.ts'

const dueStatement = sql(
  'tournaments.due',
  `select id from tournaments.tournaments where closed_at is null and ends_at <= now() order by ends_at, id`
)
const lockStatement = sql(
  'tournaments.lock_open',
  `select id, currency, prizes_minor, rates, starts_at, ends_at, stages, stages_closed, now() as now from tournaments.tournaments where id = $1 and closed_at is null for update`
)
const lockDueStatement = sql(
  'tournaments.lock_due',
  `select id, currency, prizes_minor, rates, starts_at, ends_at, stages, stages_closed from tournaments.tournaments where id = $1 and closed_at is null and ends_at <= now() for update`
)
// What decides about points: rounds, and withdrawals that set them back.
const waitingStatement = sql(
  'tournaments.waiting',
  `select outbox.waiting('{games.round-finished,games.round-corrected,cashier.withdrawal-requested}', $1) as waiting`
)
const rankedStatement = sql(
  'tournaments.ranked',
  `select player_uid, currency from tournaments.entries where tournament_id = $1 and points > 0 order by points desc, reached_at, player_uid limit $2`
)
const fixStatement = sql(
  'tournaments.fix_winners',
  `update tournaments.entries e set place = w.place, prize_minor = w.prize, paid_minor = w.paid
     from unnest($2::bigint[], $3::int[], $4::bigint[], $5::bigint[]) as w(player_uid, place, prize, paid)
    where e.tournament_id = $1 and e.player_uid = w.player_uid`
)
const closeStatement = sql('tournaments.close', `update tournaments.tournaments set closed_at = now() where id = $1`)
// Also one whose winners were fixed less than a month ago: there may be questions about it.
const openSinceStatement = sql(
  'tournaments.open_since',
  `select id from tournaments.tournaments where starts_at < $1 and (closed_at is null or closed_at > now() - interval '30 days') limit 1`
)

export interface DueRow {
  id: bigint
  currency: Currency
  prizes_minor: bigint[]
  rates: Partial<Record<Currency, number>>
  starts_at: Date
  ends_at: Date
  stages: Stages | null
  stages_closed: number
}
export interface RankedRow {
  player_uid: bigint
  currency: Currency
}
export interface WinnerRow {
  player_uid: bigint
  place: number
  prize: bigint
  paid: bigint
}
export const readDue = (tx: ReadTx) => tx.rows<{ id: bigint }>(dueStatement)
export const lockDue = (tx: Tx, id: bigint) => tx.maybe<DueRow>(lockDueStatement, [id])
/** One that is not closed, whether or not it is over. */
export const lockOpen = (tx: Tx, id: bigint) => tx.maybe<DueRow & { now: Date }>(lockStatement, [id])
export const isWaiting = async (tx: Tx, before: Date): Promise<boolean> =>
  (await tx.maybe<{ waiting: boolean }>(waitingStatement, [before]))?.waiting ?? true
export const readRanked = (tx: ReadTx, id: bigint, count: number) => tx.rows<RankedRow>(rankedStatement, [id, count])
export const fixWinners = (tx: Tx, id: bigint, winners: readonly WinnerRow[]) =>
  tx.rows(fixStatement, [
    id,
    winners.map((one) => one.player_uid),
    winners.map((one) => one.place),
    winners.map((one) => one.prize),
    winners.map((one) => one.paid),
  ])
export const markClosed = (tx: Tx, id: bigint) => tx.rows(closeStatement, [id])
/** A tournament that began before this moment and may still need its rounds. */
export const readOpenSince = (tx: ReadTx, moment: Date) => tx.maybe<{ id: bigint }>(openSinceStatement, [moment])
