import { type ReadTx, sql, type Tx } from '@ante/kit/context'

const isOn = (table: string) => `${table}.enabled and ${table}.starts_at <= now() and (${table}.ends_at is null or ${table}.ends_at > now())`
const statements = {
  find: sql(
    'campaigns.offer_of_code',
    `select c.offer_id from campaigns.promo_codes c join campaigns.offers o on o.id = c.offer_id where c.code = $1 and ${isOn('c')} and ${isOn('o')}`
  ),
  put: sql(
    'campaigns.put_promo_code',
    `insert into campaigns.promo_codes (code, offer_id, ends_at) values (upper($1), $2, $3)
       on conflict (code) do update set offer_id = excluded.offer_id, ends_at = excluded.ends_at, enabled = true`
  ),
}

export interface NewPromoCode {
  readonly code: string
  readonly offer: bigint
  readonly endsAt?: Date
}
export const findOfferOfCode = (tx: ReadTx, code: string) => tx.maybe<{ offer_id: bigint }>(statements.find, [code])
export const putCode = (tx: Tx, { code, offer, endsAt }: NewPromoCode) => tx.rows(statements.put, [code, offer, endsAt ?? null])
