import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'

const columns = `w.id, w.uid, w.offer_id, w.steps, w.others, w.found_at, w.decision, w.decided_at, w.decided_by, w.note, o.sysname, o.texts, o.images, o.promotions, o.trigger ->> 'action' as action`
const statements = {
  lockOffer: sql(
    'campaigns.lock_offer',
    `select pg_advisory_xact_lock(hashtextextended('campaigns:offer:' || $1::text, 0))`
  ),
  takers: sql(
    'campaigns.takers_of_free_play',
    `select distinct uid from campaigns.offer_claims where offer_id = $1 and uid = any ($2) and cardinality(pack_ids) + cardinality(free_bet_ids) > 0 order by uid`
  ),
  isCleared: sql(
    'campaigns.is_cleared',
    `select 1 as cleared from campaigns.withheld where uid = $1 and offer_id = $2 and decision = 'cleared'`
  ),
  withhold: sql(
    'campaigns.withhold',
    `insert into campaigns.withheld as w (uid, offer_id, others) values ($1, $2, $3)
       on conflict (uid, offer_id) do update set others = excluded.others`
  ),
  addStep: sql(
    'campaigns.withhold_step',
    `update campaigns.withheld set steps = array(select distinct unnest(steps || $3::integer) order by 1) where uid = $1 and offer_id = $2`
  ),
  list: sql(
    'campaigns.withheld_list',
    `select ${columns}, count(*) over () as total from campaigns.withheld w join campaigns.offers o on o.id = w.offer_id
      where $1::boolean or w.decision is null order by w.found_at desc, w.id desc limit $2 offset $3`
  ),
  one: sql(
    'campaigns.withheld_one',
    `select ${columns}, 1::bigint as total from campaigns.withheld w join campaigns.offers o on o.id = w.offer_id where w.id = $1 for update of w`
  ),
  decide: sql(
    'campaigns.decide_withheld',
    `update campaigns.withheld set decision = $2, decided_at = now(), decided_by = $3, note = $4 where id = $1`
  ),
  addGifts: sql(
    'campaigns.add_gifts_to_claim',
    `update campaigns.offer_claims set pack_ids = pack_ids || $4::bigint[], free_bet_ids = free_bet_ids || $5::bigint[]
      where uid = $1 and offer_id = $2 and step = $3 and not (pack_ids @> $4 and free_bet_ids @> $5) returning step`
  ),
}

export interface WithheldRow extends Described {
  id: bigint
  uid: bigint
  offer_id: bigint
  steps: number[]
  /** What takes the offer. */
  action: string
  others: bigint[]
  found_at: Date
  decision: 'cleared' | 'upheld' | null
  decided_at: Date | null
  decided_by: string | null
  note: string | null
  sysname: string | null
  promotions: unknown[]
  total: bigint
}
export const lockOffer = (tx: Tx, offer: bigint) => tx.rows(statements.lockOffer, [offer])
/** Those of these players who have free spins or a free bet by this offer. */
export const readTakers = async (tx: ReadTx, offer: bigint, uids: readonly bigint[]): Promise<bigint[]> =>
  (await tx.rows<{ uid: bigint }>(statements.takers, [offer, uids])).map(({ uid }) => uid)
export const isCleared = async (tx: ReadTx, uid: bigint, offer: bigint): Promise<boolean> =>
  (await tx.maybe(statements.isCleared, [uid, offer])) !== undefined
export const withhold = (tx: Tx, uid: bigint, offer: bigint, others: readonly bigint[]) =>
  tx.rows(statements.withhold, [uid, offer, others])
export const withholdStep = (tx: Tx, uid: bigint, offer: bigint, step: number) =>
  tx.rows(statements.addStep, [uid, offer, step])
export const readWithheld = (
  tx: ReadTx,
  { all, count, offset }: { readonly all: boolean; readonly count: number; readonly offset: number }
) => tx.rows<WithheldRow>(statements.list, [all, count, offset])
export const lockWithheld = (tx: Tx, id: bigint) => tx.maybe<WithheldRow>(statements.one, [id])
export const decideWithheld = (
  tx: Tx,
  id: bigint,
  { decision, by, note }: { readonly decision: 'cleared' | 'upheld'; readonly by: string; readonly note: string }
) => tx.rows(statements.decide, [id, decision, by, note])
/** False where the claim has them already. */
export const addGifts = async (
  tx: Tx,
  { uid, offer, step }: { readonly uid: bigint; readonly offer: bigint; readonly step: number },
  packs: readonly bigint[],
  freeBets: readonly bigint[]
): Promise<boolean> => (await tx.rows(statements.addGifts, [uid, offer, step, packs, freeBets])).length > 0
