import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'

const product =
  'p.id, p.sysname, p.texts, p.images, p.price_points, p.gift, p.stock, p.sold, p.per_player, p.from_level, p.starts_at, p.ends_at'
const owned = `(select count(*) from loyalty.purchases b where b.product_id = p.id and b.player_uid = $1 and b.refunded_at is null)::integer as owned`
const purchase = 'id, player_uid, product_id, price_points, gift, bonus_id, input_hash, bought_at, refunded_at'
const statements = {
  // What is over is not shown any more.
  list: sql(
    'loyalty.products',
    `select ${product}, ${owned}, count(*) over () as total from loyalty.products p
      where p.enabled and (p.ends_at is null or p.ends_at > now()) order by p.place, p.price_points, p.id limit $2 offset $3`
  ),
  lock: sql(
    'loyalty.lock_product',
    `select ${product}, ${owned} from loyalty.products p where p.id = $2 and p.enabled for no key update of p`
  ),
  sell: sql('loyalty.sell_product', 'update loyalty.products set sold = sold + $2 where id = $1'),
  insert: sql(
    'loyalty.insert_purchase',
    `insert into loyalty.purchases (player_uid, product_id, price_points, gift, bonus_id, idempotency_key, input_hash)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`
  ),
  byKey: sql(
    'loyalty.purchase_by_key',
    `select ${purchase} from loyalty.purchases where player_uid = $1 and idempotency_key = $2`
  ),
  purchase: sql('loyalty.purchase', `select ${purchase} from loyalty.purchases where id = $1`),
  lockPurchase: sql('loyalty.lock_purchase', `select ${purchase} from loyalty.purchases where id = $1 for update`),
  setBonus: sql('loyalty.set_bonus_of_purchase', 'update loyalty.purchases set bonus_id = $2 where id = $1'),
  refund: sql(
    'loyalty.refund_purchase',
    'update loyalty.purchases set refunded_at = now(), refunded_by = $2, refund_reason = $3 where id = $1'
  ),
  purchases: sql(
    'loyalty.purchases',
    `select b.id, b.price_points, b.gift, b.bought_at, b.refunded_at, p.texts, p.images from loyalty.purchases b join loyalty.products p on p.id = b.product_id
      where b.player_uid = $1 order by b.id desc limit $2 offset $3`
  ),
  own: sql(
    'loyalty.own_character',
    `insert into loyalty.owned_characters (player_uid, character_id) select $1, id from loyalty.characters where id = $2 and enabled
     on conflict do nothing returning character_id`
  ),
  disown: sql(
    'loyalty.disown_character',
    `with gone as (delete from loyalty.owned_characters where player_uid = $1 and character_id = $2 returning character_id)
     update loyalty.members m set character_id = null, chosen_at = null from gone
      where m.player_uid = $1 and m.character_id = gone.character_id
        and m.level < (select from_level from loyalty.characters where id = $2)`
  ),
  ownedOf: sql('loyalty.owned_characters', 'select character_id from loyalty.owned_characters where player_uid = $1'),
}

export interface ProductRow extends Described {
  id: bigint
  sysname: string
  /** Whole points. */
  price_points: bigint
  gift: unknown
  stock: number | null
  sold: number
  per_player: number | null
  from_level: number
  starts_at: Date | null
  ends_at: Date | null
  /** How many this player has; 0 for a visitor. */
  owned: number
}
export interface PurchaseRow {
  id: bigint
  player_uid: bigint
  product_id: bigint
  price_points: bigint
  gift: unknown
  bonus_id: bigint | null
  input_hash: Buffer
  bought_at: Date
  refunded_at: Date | null
}
export interface NewPurchase {
  readonly uid: bigint
  readonly productId: bigint
  readonly pricePoints: bigint
  readonly gift: object
  readonly key: string
  readonly hash: Uint8Array
}

export const readProducts = (tx: ReadTx, uid: bigint | undefined, count: number, offset: number) =>
  tx.rows<ProductRow & { total: bigint }>(statements.list, [uid ?? 0n, count, offset])
export const lockProduct = (tx: Tx, uid: bigint, id: bigint) => tx.maybe<ProductRow>(statements.lock, [uid, id])
/** One more of it, or one less where it comes back. */
export const sellProduct = (tx: Tx, id: bigint, count: 1 | -1) => tx.rows(statements.sell, [id, count])
export async function insertPurchase(tx: Tx, one: NewPurchase): Promise<bigint> {
  const values = [one.uid, one.productId, one.pricePoints, JSON.stringify(one.gift), null, one.key, one.hash]
  const row = await tx.maybe<{ id: bigint }>(statements.insert, values)
  if (!row) throw new Error('no purchase was written')
  return row.id
}
export const setBonusOfPurchase = (tx: Tx, id: bigint, bonus: bigint) => tx.rows(statements.setBonus, [id, bonus])
export const readPurchaseByKey = (tx: ReadTx, uid: bigint, key: string) =>
  tx.maybe<PurchaseRow>(statements.byKey, [uid, key])
export const readPurchase = (tx: ReadTx, id: bigint) => tx.maybe<PurchaseRow>(statements.purchase, [id])
export const lockPurchase = (tx: Tx, id: bigint) => tx.maybe<PurchaseRow>(statements.lockPurchase, [id])
export const markRefunded = (tx: Tx, id: bigint, by: string, reason: string) =>
  tx.rows(statements.refund, [id, by, reason])
export const readPurchases = (tx: ReadTx, uid: bigint, count: number, offset: number) =>
  tx.rows<Described & Pick<PurchaseRow, 'id' | 'price_points' | 'gift' | 'bought_at' | 'refunded_at'>>(
    statements.purchases,
    [uid, count, offset]
  )
/** False where there is no such character, or the player has it. */
export const ownCharacter = async (tx: Tx, uid: bigint, id: string): Promise<boolean> =>
  (await tx.rows(statements.own, [uid, id])).length > 0
/** It goes along no more, unless the player's level opens it. */
export const disownCharacter = (tx: Tx, uid: bigint, id: string) => tx.rows(statements.disown, [uid, id])
export const readOwned = async (tx: ReadTx, uid: bigint): Promise<string[]> =>
  (await tx.rows<{ character_id: string }>(statements.ownedOf, [uid])).map((row) => row.character_id)
