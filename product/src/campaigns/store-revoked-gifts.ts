import { sql, type Tx } from '@ante/kit/context'

export type GiftKind = 'bonus' | 'free_spins' | 'free_bet'

const noteStatement = sql(
  'campaigns.note_revoked',
  'insert into campaigns.revoked_gifts (deposit, kind, gift) values ($1, $2, $3) on conflict do nothing'
)
const takeStatement = sql(
  'campaigns.take_revoked',
  'delete from campaigns.revoked_gifts where deposit = $1 returning kind, gift'
)
const replaceStatement = sql(
  'campaigns.replace_pack',
  'update campaigns.offer_claims set pack_ids = array_replace(pack_ids, $2::bigint, $3::bigint) where deposit = $1'
)

/** What went with a deposit that was taken back. */
export const noteRevoked = (tx: Tx, deposit: bigint, kind: GiftKind, gift: bigint) =>
  tx.rows(noteStatement, [deposit, kind, gift])
/** The same; it is noted no longer. */
export const takeRevoked = (tx: Tx, deposit: bigint) =>
  tx.rows<{ kind: GiftKind; gift: bigint }>(takeStatement, [deposit])
/** The claim has this pack in the place of the one before. */
export const replacePack = (tx: Tx, deposit: bigint, before: bigint, now: bigint) =>
  tx.rows(replaceStatement, [deposit, before, now])
