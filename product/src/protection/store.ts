import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Period } from './rules/periods.ts'

const statements = {
  insert: sql(
    'protection.insert_exclusion',
    `insert into protection.exclusions (uid, period, ends_at, brand) values ($1, $2, coalesce(date_trunc('milliseconds', now()) + $3::interval, 'infinity'), $4)
       returning nullif(ends_at, 'infinity') as ends_at`
  ),
  copy: sql(
    'protection.copy_exclusion',
    `insert into protection.exclusions (uid, period, ends_at, brand) select $1, period, ends_at, brand from protection.exclusions where uid = $2 order by id desc limit 1`
  ),
  chosen: sql(
    'protection.chosen_exclusion',
    `select period, brand from protection.exclusions where uid = $1 and (brand is null or $2::text is null or brand = $2) order by id desc limit 1`
  ),
  allChosen: sql(
    'protection.all_chosen_exclusions',
    `select period, chosen_at, nullif(ends_at, 'infinity') as ends_at, return_asked_at, brand from protection.exclusions where uid = $1 order by id desc limit $2`
  ),
  keepReturnAsked: sql(
    'protection.keep_return_asked',
    `update protection.exclusions set return_asked_at = now()
       where id = (select id from protection.exclusions where uid = $1 and (brand is null or brand = $2) order by id desc limit 1)`
  ),
}

/** Answers its end by the database's clock; null for one that never ends. */
export async function insertExclusion(
  tx: Tx,
  uid: bigint,
  { period, length, brand }: { readonly period: Period; readonly length: string | null; readonly brand: string | null }
): Promise<Date | null> {
  const row = await tx.maybe<{ ends_at: Date | null }>(statements.insert, [uid, period, length, brand])
  if (!row) throw new Error('no exclusion was inserted')
  return row.ends_at
}
/** What another player chose last, as chosen by this one now. */
export const copyExclusion = (tx: Tx, uid: bigint, from: bigint) => tx.rows(statements.copy, [uid, from])
/** What the player chose last, of what holds at this name of the house; of all where none is given. `brand` is null for the whole house. */
export const readChosen = (tx: ReadTx, uid: bigint, at: string | undefined) =>
  tx.maybe<{ period: Period; brand: string | null }>(statements.chosen, [uid, at ?? null])
/** All that the player chose, the newest first. */
export const readAllChosen = (tx: ReadTx, uid: bigint, most: number) =>
  tx.rows<{
    period: Period
    chosen_at: Date
    ends_at: Date | null
    return_asked_at: Date | null
    brand: string | null
  }>(statements.allChosen, [uid, most])
export const keepReturnAsked = (tx: Tx, uid: bigint, at: string) => tx.rows(statements.keepReturnAsked, [uid, at])
