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
    `insert into campaigns.promo_codes (code, offer_id, ends_at, uses_max) values (upper($1), $2, $3, $4)
       on conflict (code) do update set offer_id = excluded.offer_id, ends_at = excluded.ends_at, uses_max = excluded.uses_max, enabled = true`
  ),
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
export const putCode = (tx: Tx, { code, offer, endsAt, usesMax }: NewPromoCode) =>
  tx.rows(statements.put, [code, offer, endsAt ?? null, usesMax ?? null])
export const lockCode = (tx: Tx, code: string) => tx.maybe<CodeRow>(statements.lock, [code])
export const lockCodes = (tx: Tx, codes: readonly string[]) =>
  codes.length > 0 ? tx.rows(statements.lockSeveral, [codes]) : []
export const useCode = (tx: Tx, code: string) => tx.rows(statements.use, [code])
