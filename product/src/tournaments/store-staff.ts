import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import { columns, type TournamentRow } from './store.ts'

const listStatement = sql(
  'tournaments.list_for_staff',
  `select ${columns}, sysname, series, run, repeats, enabled, e.participants, e.points, e.winners, e.paid_minor, count(*) over () as total
     from tournaments.tournaments t cross join lateral
       (select count(*) as participants, coalesce(sum(points), 0)::bigint as points, count(*) filter (where place is not null) as winners,
               coalesce(sum(prize_minor), 0)::bigint as paid_minor from tournaments.entries where tournament_id = t.id) e
    order by starts_at desc, id desc limit $1 offset $2`
)
const stopStatement = sql(
  'tournaments.stop',
  'update tournaments.tournaments set repeats = false where series = $1 and repeats returning id'
)
const lockSeriesStatement = sql(
  'tournaments.lock_series',
  'select id from tournaments.tournaments where series = $1 and repeats order by id for no key update'
)
const lockFutureStatement = sql(
  'tournaments.lock_future',
  'select id from tournaments.tournaments where series = $1 and starts_at > now() and enabled order by id for update'
)
const withdrawStatement = sql(
  'tournaments.withdraw_empty',
  `update tournaments.tournaments t set enabled = false
    where series = $1 and starts_at > now() and enabled and not exists (select from tournaments.entries e where e.tournament_id = t.id) returning id`
)

export interface StaffRow extends TournamentRow {
  sysname: string | null
  series: string | null
  run: number
  repeats: boolean
  enabled: boolean
  participants: bigint
  points: bigint
  winners: bigint
  /** Prizes that winners had, in the currency of the fund. */
  paid_minor: bigint
  total: bigint
}
/** The newest first, withdrawn ones too. */
export const readForStaff = (tx: ReadTx, { offset, count }: { readonly offset: number; readonly count: number }) =>
  tx.rows<StaffRow>(listStatement, [count, offset])

/** None of the name comes again. What runs is played to its end. */
export async function stopRepeats(tx: Tx, series: string) {
  // Waits for a next run that is being written: the second statement sees it.
  await tx.rows(lockSeriesStatement, [series])
  return tx.rows<{ id: bigint }>(stopStatement, [series])
}
/** Those of the name that have not begun and have no players are shown no more. */
export async function withdrawEmpty(tx: Tx, series: string) {
  // Waits for entries that are being written: the second statement sees them. Later ones wait, and find it withdrawn.
  await tx.rows(lockFutureStatement, [series])
  return tx.rows<{ id: bigint }>(withdrawStatement, [series])
}
