import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'
import type { Product } from './contract.ts'

const columns = `sysname, from_week::text, product, percent, bounds, receive_within_days, is_enabled, texts, images`
const statements = {
  lock: sql(
    'cashback.lock_programs',
    `select pg_advisory_xact_lock(hashtextextended('cashback:programs', 0)) is null as nothing`
  ),
  of: sql(
    'cashback.programs_of_week',
    `select * from (select distinct on (sysname) ${columns} from cashback.programs where from_week <= $1::date order by sysname, from_week desc) latest
      where is_enabled order by sysname`
  ),
  all: sql('cashback.all_programs', `select ${columns} from cashback.programs order by sysname, from_week`),
  put: sql(
    'cashback.put_program',
    `insert into cashback.programs (sysname, from_week, product, percent, bounds, receive_within_days, is_enabled, texts, images)
       values ($1, $2::date, $3, $4, $5, $6, true, $7, $8)
     on conflict (sysname, from_week) do update set product = excluded.product, percent = excluded.percent, bounds = excluded.bounds,
       receive_within_days = excluded.receive_within_days, is_enabled = true, texts = excluded.texts, images = excluded.images, written_at = now()`
  ),
  close: sql(
    'cashback.close_program',
    `insert into cashback.programs (sysname, from_week, product, percent, bounds, receive_within_days, is_enabled, texts, images)
       select sysname, $2::date, product, percent, bounds, receive_within_days, false, texts, images from cashback.programs
        where sysname = $1 order by from_week desc limit 1
     on conflict (sysname, from_week) do update set is_enabled = false, written_at = now()`
  ),
  weeks: sql(
    'cashback.given_weeks',
    'select sysname, week::text, players, given_at from cashback.weeks order by week desc, sysname limit 200'
  ),
  note: sql(
    'cashback.note_rechecks',
    `insert into cashback.rechecks (product, uid) select $1, uid from unnest($2::bigint[]) uid where exists (select from cashback.programs where product = $1)`
  ),
  // One player after the other, also by two hosts: what is read last is written last.
  lockRechecks: sql(
    'cashback.lock_rechecks',
    `select pg_advisory_xact_lock(hashtextextended('cashback:rechecks', 0)) is null as nothing`
  ),
  readRechecks: sql(
    'cashback.read_rechecks',
    `select id, product, uid from cashback.rechecks where id > $1 order by id limit $2`
  ),
  takeRechecks: sql(
    'cashback.take_rechecks',
    `delete from cashback.rechecks where product = $1 and uid = $2 returning id`
  ),
  mark: sql(
    'cashback.mark_week',
    'insert into cashback.weeks (sysname, week, players) values ($1, $2::date, $3) on conflict do nothing'
  ),
}

export interface ProgramRow extends Described {
  sysname: string
  from_week: string
  product: Product
  percent: number
  bounds: Partial<Record<Currency, { least_loss_minor: number; most_minor: number; budget_minor?: number | undefined }>>
  receive_within_days: number | null
  is_enabled: boolean
}
export type NewProgram = Omit<ProgramRow, 'from_week' | 'is_enabled'>

/** One change after the other. */
export const lockPrograms = async (tx: Tx): Promise<void> => void (await tx.rows(statements.lock))
/** The enabled ones, with the terms of this week. */
export const readPrograms = (tx: ReadTx, week: string) => tx.rows<ProgramRow>(statements.of, [week])
export const readAllPrograms = (tx: ReadTx) => tx.rows<ProgramRow>(statements.all)
export const putProgram = async (tx: Tx, one: NewProgram, fromWeek: string): Promise<void> =>
  void (await tx.rows(statements.put, [
    one.sysname,
    fromWeek,
    one.product,
    one.percent,
    one.bounds,
    one.receive_within_days,
    one.texts,
    one.images,
  ]))
export const closeProgram = async (tx: Tx, sysname: string, fromWeek: string): Promise<void> =>
  void (await tx.rows(statements.close, [sysname, fromWeek]))

export const readWeeks = (tx: ReadTx) =>
  tx.rows<{ sysname: string; week: string; players: number; given_at: Date }>(statements.weeks)
export const markWeek = async (tx: Tx, sysname: string, week: string, players: number): Promise<void> =>
  void (await tx.rows(statements.mark, [sysname, week, players]))

/** Play of these players has changed after its end. */
export const noteRechecks = (tx: Tx, product: Product, uids: readonly bigint[]) =>
  tx.rows(statements.note, [product, uids])
export interface Recheck {
  readonly id: bigint
  readonly product: Product
  readonly uid: bigint
}
/** Those that were noted after this one, in the order in which they were. */
export const readRechecks = (tx: ReadTx, after: bigint, count: number) =>
  tx.rows<Recheck>(statements.readRechecks, [after, count])
/** Whether one of this player waited; it waits no more. */
export async function takeRechecks(tx: Tx, product: Product, uid: bigint): Promise<boolean> {
  await tx.rows(statements.lockRechecks)
  return (await tx.rows(statements.takeRechecks, [product, uid])).length > 0
}
