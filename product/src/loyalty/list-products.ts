import type { Context } from '@ante/kit/context'
import { describedIn } from '@ante/kit/description'
import { defaultLocale } from '@ante/texts'
import { factsOf } from './buy-product.ts'
import type { Product } from './contract.ts'
import { benefitsAt, readCounting } from './programme.ts'
import { type EntryState, readEntryStates } from '../tournaments/index.ts'
import { priceFor, type ProductGift, productGift } from './rules/shop.ts'
import { type ProductState, stateOf } from './rules/shop-states.ts'
import { readMembers } from './store-plays.ts'
import { hasLoyalty } from './switch.ts'
import * as store from './store-shop.ts'

interface Page {
  offset: number
  count: number
  limit?: number | undefined
}

/** An entry is sold while its tournament takes somebody in, and to nobody twice. */
function stateWith(state: ProductState, gift: ProductGift | null, entry: EntryState | undefined): ProductState {
  if (gift?.type !== 'tournament_entry' || (state !== 'open' && state !== 'level')) return state
  const states = { open: state, entered: 'limit', full: 'sold_out', finished: 'over' } as const
  return states[entry ?? 'finished']
}

/** LOY-19: at the prices of the caller's level; to a visitor as to the first one. */
export async function listProducts(context: Context, { offset, count, limit = count }: Page) {
  if (!hasLoyalty(context)) return { items: [], count: 0 }
  const uid = context.player?.uid
  const now = new Date(context.clock.now())
  return context.db.read(async (tx) => {
    const programme = await readCounting(tx)
    const level =
      programme && uid !== undefined ? (await readMembers(tx, [uid], programme.sysname)).get(uid)?.level || 1 : 1
    const discount = programme && uid !== undefined ? benefitsAt(programme, level).shop_discount_percent : 0
    const rows = await store.readProducts(tx, uid, limit, offset)
    const gifts = new Map(rows.map((row) => [row.id, row.gift === null ? null : productGift.parse(row.gift)]))
    const tournaments = [...gifts.values()].flatMap((gift) =>
      gift?.type === 'tournament_entry' ? [gift.tournament] : []
    )
    const entries = await readEntryStates(tx, uid, tournaments)
    const items = rows.map((row): Product => {
      const gift = gifts.get(row.id) ?? null
      const entry = gift?.type === 'tournament_entry' ? entries.get(gift.tournament) : undefined
      const facts = factsOf(row)
      return {
        id: row.id.toString(),
        description: describedIn(row, context.locale, defaultLocale),
        price: Number(priceFor(row.price_points, discount)),
        full_price: Number(row.price_points),
        type: gift?.type ?? null,
        state: stateWith(stateOf({ ...facts, now, level }), gift, entry?.state),
        tournament: entry?.id ?? null,
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
