import { createHash } from 'node:crypto'
import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { houseAccount, lockPoints, pointsAccount, postPoints } from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import { refuseExcluded } from '../protection/index.ts'
import { earnsRewards } from '../bonuses/index.ts'
import { type endpoints, events } from './contract.ts'
import { giveGift } from './give-gift.ts'
import { benefitsAt, readCounting } from './programme.ts'
import { hundredthsOf, wholeOf } from './rules/earning.ts'
import { priceFor, productGift } from './rules/shop.ts'
import { type ProductState, stateOf } from './rules/shop-states.ts'
import { insertToldNotice } from './store-notices.ts'
import { lockMembers } from './store-plays.ts'
import { hasLoyalty } from './switch.ts'
import * as store from './store-shop.ts'

type Buy = (typeof endpoints)['loyalty.buyproduct']
type Asked = Pick<PlayerContext, 'db' | 'clock' | 'policy' | 'player' | 'idempotencyKey' | 'locale' | 'setting'> &
  RefusesAs<Buy>

const refusals = {
  shown: 'InvalidRequest/not_found',
  not_yet: 'InvalidRequest/not_found',
  over: 'InvalidRequest/not_found',
  sold_out: 'InvalidRequest/loyalty_sold_out',
  limit: 'InvalidRequest/loyalty_limit_reached',
  level: 'InvalidRequest/loyalty_level_short',
} as const satisfies Record<Exclude<ProductState, 'open'>, Buy['errors'][number]>

const hashOf = (input: InputOf<Buy>): Buffer => createHash('sha256').update(JSON.stringify(input)).digest()

/** The purchase that this key made. */
export async function boughtBefore(context: Asked, input: InputOf<Buy>): Promise<OutputOf<Buy> | undefined> {
  const { db, player, idempotencyKey = '' } = context
  return db.write(async (tx) => {
    const before = await store.readPurchaseByKey(tx, player.uid, idempotencyKey)
    if (!before?.input_hash.equals(hashOf(input))) return undefined
    return { purchase: String(before.id), points: wholeOf(await lockPoints(tx, player.uid)) }
  })
}

/** LOY-20, LOY-22, API-91: points go and the gift comes in one transaction, once under its key. */
export async function buyProduct(context: Asked, input: InputOf<Buy>): Promise<OutputOf<Buy>> {
  const { db, player, idempotencyKey: key } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  if (!hasLoyalty(context)) context.refuse('InvalidRequest/not_found')
  const hash = hashOf(input)
  return db.write(async (tx) => {
    const { uid } = player
    await refuseExcluded(context, tx, uid)
    const programme = await readCounting(tx)
    const level = (await lockMembers(tx, [uid], programme?.sysname ?? '')).get(uid)?.level ?? 0
    const before = await store.readPurchaseByKey(tx, uid, key)
    if (before && !before.input_hash.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return { purchase: String(before.id), points: wholeOf(await lockPoints(tx, uid)) }
    const row = (await store.lockProduct(tx, uid, BigInt(input.id))) ?? context.refuse('InvalidRequest/not_found')
    const state = stateOf({ ...factsOf(row), now: new Date(context.clock.now()), level })
    if (state !== 'open') context.refuse(refusals[state])
    if (!(await earnsRewards(context, tx, uid))) context.refuse('InvalidRequest/loyalty_not_allowed')
    const price = priceFor(row.price_points, programme ? benefitsAt(programme, level || 1).shop_discount_percent : 0)
    // The price that the player agreed to.
    if (input.price !== undefined && BigInt(input.price) !== price) context.refuse('InvalidRequest/conflict')
    const held = await lockPoints(tx, uid)
    if (held < hundredthsOf(price))
      context.refuse('InvalidRequest/loyalty_points_short', { data: { price: Number(price), points: wholeOf(held) } })
    return {
      purchase: String(await sell(context, tx, row, price, { key, hash })),
      points: wholeOf(held - hundredthsOf(price)),
    }
  })
}

export const factsOf = (row: store.ProductRow) => ({
  isSold: row.gift !== null,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  left: row.stock === null ? null : row.stock - row.sold,
  leftForPlayer: row.per_player === null ? null : row.per_player - row.owned,
  fromLevel: row.from_level,
})

async function sell(
  context: Asked,
  tx: Tx,
  row: store.ProductRow,
  price: bigint,
  { key, hash }: { readonly key: string; readonly hash: Uint8Array }
): Promise<bigint> {
  const { uid } = context.player
  const gift = productGift.parse(row.gift)
  const purchase = await store.insertPurchase(tx, { uid, productId: row.id, pricePoints: price, gift, key, hash })
  await store.sellProduct(tx, row.id, 1)
  await postPoints(tx, {
    key: `loyalty:buy:${purchase}`,
    kind: 'points-purchase',
    postings: [
      {
        from: pointsAccount(uid, 'points'),
        to: houseAccount('loyalty', 'points'),
        hundredths: hundredthsOf(price),
        code: 'points-spent',
      },
    ],
  })
  const given = { uid, currency: await currencyOf(tx, uid), purchase, gift, described: row }
  const no = await giveGift(tx, given)
  if (no) context.refuse(no.refused, no)
  const name = describedIn(row, context.locale, defaultLocale).title
  // The receipt tells of it.
  await insertToldNotice(tx, {
    uid,
    trigger: 'product',
    amount: -price,
    texts: row.texts,
    images: row.images,
    params: { name },
  })
  await tx.announce(events['loyalty.changed'], { uid })
  return purchase
}
