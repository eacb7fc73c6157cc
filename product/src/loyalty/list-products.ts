import type { Context } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { factsOf } from './buy-product.ts'
import { type Product, settings } from './contract.ts'
import { benefitsAt, readCounting } from './programme.ts'
import { priceFor, productGift } from './rules/shop.ts'
import { stateOf } from './rules/shop-states.ts'
import { readMembers } from './store-plays.ts'
import * as store from './store-shop.ts'

interface Page {
  offset: number
  count: number
  limit?: number | undefined
}

/** LOY-19: at the prices of the caller's level; to a visitor as to the first one. */
export async function listProducts(context: Context, { offset, count, limit = count }: Page) {
  if (!context.setting('loyalty', settings.loyalty).isEnableLoyalty) return { items: [], count: 0 }
  const uid = context.player?.uid
  const now = new Date(context.clock.now())
  return context.db.read(async (tx) => {
    const programme = await readCounting(tx)
    const level =
      programme && uid !== undefined ? (await readMembers(tx, [uid], programme.sysname)).get(uid)?.level || 1 : 1
    const discount = programme && uid !== undefined ? benefitsAt(programme, level).shop_discount_percent : 0
    const rows = await store.readProducts(tx, uid, limit, offset)
    const items = rows.map((row): Product => {
      const facts = factsOf(row)
      return {
        id: row.id.toString(),
        description: describedIn(row, context.locale, defaultLocale),
        price: Number(priceFor(row.price_points, discount)),
        full_price: Number(row.price_points),
        type: row.gift === null ? null : productGift.parse(row.gift).type,
        state: stateOf({ ...facts, now, level }),
        left: facts.left,
        left_for_player: facts.leftForPlayer,
        from_level: row.from_level,
        starts_at: row.starts_at?.toISOString() ?? null,
        ends_at: row.ends_at?.toISOString() ?? null,
      }
    })
    return { items, count: Number(rows[0]?.total ?? 0n) }
  })
}
