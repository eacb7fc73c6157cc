import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { currencyOf } from '../players/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { takeGiftBack } from './give-gift.ts'
import { receivePoints } from './receive-points.ts'
import { hundredthsOf } from './rules/earning.ts'
import { productGift } from './rules/shop.ts'
import { insertNotice } from './store-notices.ts'
import { lockMembers } from './store-plays.ts'
import * as store from './store-shop.ts'

type Refund = (typeof staffEndpoints)['loyalty.refundpurchase']
type Listing = (typeof staffEndpoints)['loyalty.getpurchases']

/** The gift comes back and the points return, in one transaction; a second time nothing happens. */
export async function refundPurchase(
  context: StaffContext & RefusesAs<Refund>,
  { purchase_id, reason }: InputOf<Refund>
): Promise<OutputOf<Refund>> {
  return context.db.write(async (tx) => {
    const asked = (await store.readPurchase(tx, BigInt(purchase_id))) ?? context.refuse('InvalidRequest/not_found')
    const uid = asked.player_uid
    await lockMembers(tx, [uid], '')
    const purchase = (await store.lockPurchase(tx, asked.id)) ?? context.refuse('InvalidRequest/not_found')
    if (purchase.refunded_at) return { purchase: purchase_id }
    const product = await store.lockProduct(tx, uid, purchase.product_id)
    const gift = productGift.parse(purchase.gift)
    const currency = await currencyOf(tx, uid)
    const by = { madeBy: context.staff.name, reason }
    if (!(await takeGiftBack(tx, { uid, currency, purchase: purchase.id, gift, bonus: purchase.bonus_id, by })))
      context.refuse('InvalidRequest/loyalty_gift_used')
    await receivePoints(tx, {
      key: `loyalty:refund:${purchase.id}`,
      kind: 'points-refund',
      uid,
      code: 'points-refund',
      hundredths: hundredthsOf(purchase.price_points),
      at: new Date(context.clock.now()),
    })
    await store.sellProduct(tx, purchase.product_id, -1)
    await store.markRefunded(tx, purchase.id, context.staff.name, reason)
    await insertNotice(tx, {
      uid,
      trigger: 'refund',
      amount: purchase.price_points,
      ...(product ? { texts: product.texts, images: product.images } : {}),
    })
    return { purchase: purchase_id }
  })
}

export const listPurchases = async (
  context: StaffContext,
  { uid, offset, count }: InputOf<Listing>
): Promise<OutputOf<Listing>> => ({
  items: (await context.db.read((tx) => store.readPurchases(tx, BigInt(uid), count, offset))).map((row) => ({
    purchase: String(row.id),
    title: describedIn(row, context.locale, defaultLocale).title,
    price: Number(row.price_points),
    type: productGift.parse(row.gift).type,
    bought_at: row.bought_at.toISOString(),
    refunded_at: row.refunded_at?.toISOString() ?? null,
  })),
})
