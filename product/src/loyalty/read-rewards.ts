import type { ReadTx } from '@ante/kit/context'
import { type Programme, readCounting } from './programme.ts'
import { type KnownQuest, readQuests } from './quests.ts'
import { type ProductGift, productGift } from './rules/shop.ts'
import { readProducts } from './store-shop.ts'

/** All that points are earned by and spent on now. */
export interface Rewards {
  readonly programme: Programme | undefined
  readonly products: readonly {
    readonly sysname: string
    /** Whole points, before the discount of a level. */
    readonly price: bigint
    readonly gift: ProductGift
  }[]
  readonly quests: readonly KnownQuest[]
}

const productsMost = 100_000

export async function readRewards(tx: ReadTx): Promise<Rewards> {
  const products = await readProducts(tx, undefined, productsMost, 0)
  return {
    programme: await readCounting(tx),
    products: products.flatMap(({ sysname, price_points: price, gift }) =>
      gift === null ? [] : [{ sysname, price, gift: productGift.parse(gift) }]
    ),
    quests: await readQuests(tx),
  }
}
