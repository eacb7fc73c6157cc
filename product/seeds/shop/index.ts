import type { Tx } from '@ante/kit/context'
import { putProduct } from '../../src/loyalty/index.ts'
import { characters } from './characters.ts'
import { boosts } from './boosts.ts'
import { freeBets } from './free-bets.ts'
import { entries } from './entries.ts'
import { spins } from './spins.ts'
import { sums } from './sums.ts'

/** The shop of the demo world. */
export async function seedShop(tx: Tx): Promise<void> {
  for (const [place, { image, ...product }] of [
    ...sums,
    ...freeBets,
    ...boosts,
    ...spins,
    ...entries,
    ...characters,
  ].entries())
    await putProduct(tx, { ...product, images: { tile: image, image }, place })
}
