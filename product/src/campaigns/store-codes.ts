import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const isOn = (table: string) =>
  `${table}.enabled and ${table}.starts_at <= now() and (${table}.ends_at is null or ${table}.ends_at > now())`
const statements = {
  find: sql(
    'campaigns.offer_of_code',
    `select c.offer_id from campaigns.promo_codes c join campaigns.offers o on o.id = c.offer_id where c.code = $1 and ${isOn('c')} and ${isOn('o')}
        and (c.uses_max is null or c.uses < c.uses_max)`
  ),
  put: sql(
    'campaigns.put_promo_code',
    `insert into campaigns.promo_codes as c (code, offer_id, starts_at, ends_at, uses_max) values (upper($1), $2, coalesce($3, now()), $4, $5)
       on conflict (code) do update set offer_id = excluded.offer_id, starts_at = coalesce($3, c.starts_at), ends_at = excluded.ends_at, uses_max = excluded.uses_max, enabled = true`
  ),
  begins: sql('campaigns.code_begins', 'select starts_at from campaigns.promo_codes where code = $1 for update'),
  close: sql('campaigns.close_code', 'update campaigns.promo_codes set enabled = false where code = $1 returning code'),
  // Whoever uses the same code at the same moment waits here, so that no use is counted over another.
  lock: sql(
    'campaigns.lock_code',
    `select c.offer_id, c.enabled, c.starts_at > now() as is_early, coalesce(c.ends_at <= now(), false) as is_over, c.uses, c.uses_max
       from campaigns.promo_codes c where c.code = $1 for no key update`
  ),
  lockSeveral: sql(
    'campaigns.lock_codes',
    'select 1 as one from campaigns.promo_codes where code = any ($1) order by code for no key update'
  ),
  use: sql('campaigns.use_code', 'update campaigns.promo_codes set uses = uses + 1 where code = $1'),
}

export interface NewPromoCode {
  readonly code: string
  readonly offer: bigint
  readonly startsAt?: Date
  readonly endsAt?: Date
  /** How many players may use it; all of them where it is not said. */
  readonly usesMax?: number
}
export interface CodeRow {
  offer_id: bigint
  enabled: boolean
  is_early: boolean
  is_over: boolean
  uses: number
  uses_max: number | null
}
export const findOfferOfCode = (tx: ReadTx, code: string) => tx.maybe<{ offer_id: bigint }>(statements.find, [code])
export const putCode = (tx: Tx, { code, offer, startsAt, endsAt, usesMax }: NewPromoCode) =>
  tx.rows(statements.put, [code, offer, startsAt ?? null, endsAt ?? null, usesMax ?? null])
export const lockCodeStart = (tx: Tx, code: string) => tx.maybe<{ starts_at: Date }>(statements.begins, [code])
export const closeCode = async (tx: Tx, code: string): Promise<boolean> =>
  (await tx.maybe(statements.close, [code])) !== undefined
export const lockCode = (tx: Tx, code: string) => tx.maybe<CodeRow>(statements.lock, [code])
export const lockCodes = (tx: Tx, codes: readonly string[]) =>
  codes.length > 0 ? tx.rows(statements.lockSeveral, [codes]) : []
export const useCode = (tx: Tx, code: string) => tx.rows(statements.use, [code])
