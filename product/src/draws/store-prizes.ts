import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'

const statements = {
  queue: sql(
    'draws.queue_rounds',
    `insert into draws.rounds_to_count (rounds)
     select $1 where exists (select from draws.draws where closed_at is null and withdrawn_at is null and starts_at <= now())`
  ),
  take: sql(
    'draws.take_rounds',
    `delete from draws.rounds_to_count where id in (select id from draws.rounds_to_count order by id limit $1 for update skip locked) returning id, rounds`
  ),
  waiting: sql('draws.waiting', `select outbox.waiting('{games.round-finished,games.round-corrected}', $1) as waiting`),
  queued: sql('draws.queued', 'select rounds from draws.rounds_to_count order by id limit $1'),
  add: sql(
    'draws.add_candidates',
    `insert into draws.candidates (draw_id, round_id, player_uid, currency, finished_at)
     select $1, * from unnest($2::bigint[], $3::bigint[], $4::text[], $5::timestamptz[]) on conflict do nothing`
  ),
  // The winner of an earlier drop of the same draw is none of a later one by the same round.
  first: sql(
    'draws.first_candidate',
    `select round_id, player_uid, currency, finished_at from draws.candidates
      where draw_id = $1 and finished_at >= $2 order by finished_at, round_id limit 1`
  ),
  dropCandidate: sql('draws.drop_candidate', 'delete from draws.candidates where draw_id = $1 and round_id = $2'),
  dropBefore: sql('draws.drop_candidates', 'delete from draws.candidates where draw_id = $1 and finished_at < $2'),
  prizes: sql(
    'draws.prizes_of',
    `select draw_id, place, amount_minor, due_at, ticket, round_id, player_uid, paid_minor, currency, won_at from draws.prizes where draw_id = any ($1) order by draw_id, place`
  ),
  open: sql(
    'draws.open_prizes',
    'select place, amount_minor from draws.prizes where draw_id = $1 and player_uid is null order by place'
  ),
  win: sql(
    'draws.win_prize',
    `update draws.prizes set ticket = $3, round_id = $4, player_uid = $5, paid_minor = $6, currency = $7, won_at = $8, amount_minor = $9, due_at = $10
      where draw_id = $1 and place = $2 and player_uid is null returning place`
  ),
  paid: sql(
    'draws.paid_prizes',
    `select draw_id, currency, count(*) as won, sum(paid_minor)::bigint as paid_minor from draws.prizes where player_uid is not null and draw_id = any ($1) group by draw_id, currency`
  ),
}

export const queueRounds = (tx: Tx, rounds: readonly bigint[]) => tx.rows(statements.queue, [rounds])
export const takeRounds = (tx: Tx, most: number) => tx.rows<{ id: bigint; rounds: bigint[] }>(statements.take, [most])
/** Whether a round that ended before this moment may still be delivered. */
export const isUndelivered = async (tx: Tx, before: Date): Promise<boolean> =>
  (await tx.maybe<{ waiting: boolean }>(statements.waiting, [before]))?.waiting ?? true
/** The rounds of deliveries that are not counted yet. */
export const readQueued = (tx: Tx, most: number) => tx.rows<{ rounds: bigint[] }>(statements.queued, [most])

export interface Candidate {
  round_id: bigint
  player_uid: bigint
  currency: Currency
  finished_at: Date
}
export const addCandidates = (tx: Tx, draw: bigint, rounds: readonly Candidate[]) =>
  tx.rows(statements.add, [
    draw,
    rounds.map((one) => one.round_id),
    rounds.map((one) => one.player_uid),
    rounds.map((one) => one.currency),
    rounds.map((one) => one.finished_at),
  ])
export const readFirstCandidate = (tx: Tx, draw: bigint, dueAt: Date) =>
  tx.maybe<Candidate>(statements.first, [draw, dueAt])
export const dropCandidate = (tx: Tx, draw: bigint, round: bigint) => tx.rows(statements.dropCandidate, [draw, round])
export const dropCandidatesBefore = (tx: Tx, draw: bigint, before: Date) =>
  tx.rows(statements.dropBefore, [draw, before])

export interface PrizeRow {
  draw_id: bigint
  place: number
  amount_minor: bigint
  /** Drops: the moment, once the prize is won. */
  due_at: Date | null
  ticket: bigint | null
  round_id: bigint | null
  player_uid: bigint | null
  paid_minor: bigint | null
  currency: Currency | null
  won_at: Date | null
}
export const readPrizes = (tx: ReadTx, draws: readonly bigint[]) => tx.rows<PrizeRow>(statements.prizes, [draws])
/** One that nobody has yet. */
export type OpenPrize = Pick<PrizeRow, 'place' | 'amount_minor'>
export const readOpenPrizes = (tx: ReadTx, draw: bigint) => tx.rows<OpenPrize>(statements.open, [draw])
export interface Won {
  readonly draw: bigint
  readonly place: number
  readonly ticket?: bigint
  readonly round?: bigint
  readonly dueAt?: Date
  readonly uid: bigint
  /** In the currency of the draw, and in that of the winner. */
  readonly amountMinor: bigint
  readonly paidMinor: bigint
  readonly currency: Currency
  readonly at: Date
}
export const winPrize = (tx: Tx, { draw, place, ticket, round, dueAt, uid, amountMinor, ...won }: Won) => {
  const { paidMinor, currency, at } = won
  const by = [ticket ?? null, round ?? null, uid]
  return tx.rows(statements.win, [draw, place, ...by, paidMinor, currency, at, amountMinor, dueAt ?? null])
}
export const readPaid = (tx: ReadTx, draws: readonly bigint[]) =>
  tx.rows<{ draw_id: bigint; currency: Currency; won: bigint; paid_minor: bigint }>(statements.paid, [draws])
