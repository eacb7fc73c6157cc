import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'

const statements = {
  // The row of an offer and currency is written by whoever takes it: what is given together is never above the most.
  spend: sql(
    'campaigns.spend',
    `insert into campaigns.spendings as s (offer_id, currency, given_minor) select $1::bigint, $2::text, $3::bigint where $4::bigint is null or $3::bigint <= $4::bigint
       on conflict (offer_id, currency) do update set given_minor = s.given_minor + excluded.given_minor
         where $4::bigint is null or s.given_minor + excluded.given_minor <= $4
     returning offer_id`
  ),
  unspend: sql(
    'campaigns.unspend',
    'update campaigns.spendings set given_minor = given_minor - $3 where offer_id = $1 and currency = $2'
  ),
  list: sql(
    'campaigns.offers_with_costs',
    `select o.id, o.sysname, o.texts, o.images, o.most_minor, o.enabled and o.starts_at <= now() and (o.ends_at is null or o.ends_at > now()) as is_open,
            (select count(distinct c.uid) from campaigns.offer_claims c where c.offer_id = o.id) as players,
            coalesce((select jsonb_object_agg(s.currency, s.given_minor::text) from campaigns.spendings s where s.offer_id = o.id and s.given_minor > 0), '{}') as given,
            count(*) over () as total
       from campaigns.offers o order by o.starts_at desc, o.id desc limit $1 offset $2`
  ),
  one: sql('campaigns.offer_with_costs', `select id, sysname, texts, images from campaigns.offers where sysname = $1`),
  claimsOf: sql(
    'campaigns.claims_of_named',
    `select c.uid, c.bonus_ids, c.pack_ids, c.free_bet_ids from campaigns.offer_claims c join campaigns.offers o on o.id = c.offer_id
      where o.sysname = $1 and c.uid = any ($2) and c.via = 'campaign' order by c.uid, c.step`
  ),
  claims: sql(
    'campaigns.claims_with_costs',
    `select c.uid, min(c.taken_at) as taken_at, count(*) over () as total,
            array(select unnest(d.bonus_ids) from campaigns.offer_claims d where d.offer_id = $1 and d.uid = c.uid) as bonus_ids,
            array(select unnest(d.pack_ids) from campaigns.offer_claims d where d.offer_id = $1 and d.uid = c.uid) as pack_ids,
            array(select unnest(d.free_bet_ids) from campaigns.offer_claims d where d.offer_id = $1 and d.uid = c.uid) as free_bet_ids
       from campaigns.offer_claims c where c.offer_id = $1 group by c.uid order by min(c.taken_at) desc, c.uid limit $2 offset $3`
  ),
}

/** False where it would be more than the offer may give; then nothing is written. */
export const spend = async (
  tx: Tx,
  offer: bigint,
  currency: Currency,
  minor: bigint,
  most: bigint | null
): Promise<boolean> => (await tx.rows(statements.spend, [offer, currency, minor, most])).length > 0

/** What was spent in this transaction and could not be given. */
export const unspend = (tx: Tx, offer: bigint, currency: Currency, minor: bigint) =>
  tx.rows(statements.unspend, [offer, currency, minor])

export interface CostRow extends Described {
  id: bigint
  sysname: string | null
  most_minor: Partial<Record<Currency, number>>
  is_open: boolean
  players: bigint
  /** Minor units as text. */
  given: Partial<Record<Currency, string>>
  total: bigint
}
export const readOffersWithCosts = (tx: ReadTx, { count, offset }: { count: number; offset: number }) =>
  tx.rows<CostRow>(statements.list, [count, offset])
export const readNamedOffer = (tx: ReadTx, sysname: string) =>
  tx.maybe<Described & { id: bigint; sysname: string }>(statements.one, [sysname])
export interface TakerRow {
  uid: bigint
  taken_at: Date
  bonus_ids: bigint[]
  pack_ids: bigint[]
  free_bet_ids: bigint[]
  total: bigint
}
export const readTakersOf = (tx: ReadTx, offer: bigint, { count, offset }: { count: number; offset: number }) =>
  tx.rows<TakerRow>(statements.claims, [offer, count, offset])
/** What campaigns gave these players by an offer. */
export const readClaimsOfNamed = (tx: ReadTx, sysname: string, uids: readonly bigint[]) =>
  tx.rows<Omit<TakerRow, 'taken_at' | 'total'>>(statements.claimsOf, [sysname, uids])
