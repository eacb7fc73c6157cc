import { sql, type Tx } from '@ante/kit/context'

/** The link by which a player came. */
export interface AttributionRow {
  uid: bigint
  track_id: string
  publisher_id: string
  link_id: string
  goal_id: string
  goal_entry_id: string
}
/** Of the player, or of who gave the answer with this proof. */
const ofWhoAnswered = `uid = $1 or uid in (select c.uid from tracking.consents c where c.proof = $2)`
const statements = {
  // The last link that somebody may be paid for. A player comes by one link, once.
  attribute: sql(
    'tracking.attribute',
    `insert into tracking.attributions (uid, track_id, publisher_id, link_id, goal_id, goal_entry_id, clicked_at)
       select $1, h.track_id, h.publisher_id, h.link_id, h.goal_id, h.goal_entry_id, h.at
         from tracking.hits h join tracking.visits v on v.id = h.visit
        where v.key_hash = $2 and (h.publisher_id <> '' or h.track_id <> '') and h.until > now()
        order by h.id desc limit 1
       on conflict (uid) do nothing
       returning uid, track_id, publisher_id, link_id, goal_id, goal_entry_id`
  ),
  firstDeposit: sql(
    'tracking.first_deposit',
    `update tracking.attributions set first_deposit_at = now(), first_deposit_minor = $2, first_deposit_currency = $3
       where uid = $1 and first_deposit_at is null
       returning uid, track_id, publisher_id, link_id, goal_id, goal_entry_id, is_silent`
  ),
  silence: sql('tracking.silence', `update tracking.attributions set is_silent = true where ${ofWhoAnswered}`),
  dropWaiting: sql(
    'tracking.drop_waiting_postbacks',
    `delete from tracking.postbacks where sent_at is null and (${ofWhoAnswered})`
  ),
  speak: sql('tracking.speak', `update tracking.attributions set is_silent = false where uid = $1 and is_silent`),
}

/** Undefined where no link led here, or the player has come by one already. */
export const attribute = (tx: Tx, uid: bigint, visit: string) =>
  tx.maybe<AttributionRow>(statements.attribute, [uid, visit])
/** Undefined for whom no link brought, and where the first one is known. `is_silent`: nobody outside is told of it. */
export const noteFirstDeposit = (tx: Tx, uid: bigint, minor: bigint, currency: string) =>
  tx.maybe<AttributionRow & { is_silent: boolean }>(statements.firstDeposit, [uid, minor, currency])
/** A yes is taken back: the network of publishers is told nothing more, nor what it has not taken yet. */
export async function silence(tx: Tx, uid: bigint | null, proof: string | null): Promise<void> {
  await tx.rows(statements.silence, [uid, proof])
  await tx.rows(statements.dropWaiting, [uid, proof])
}
/** The player has agreed anew. */
export const speak = (tx: Tx, uid: bigint) => tx.rows(statements.speak, [uid])
