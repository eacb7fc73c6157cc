import { randomBytes } from 'node:crypto'
import type { Tx } from '@ante/kit/context'
import { type DrawTerms, insertDraw } from './put-draw.ts'
import { freshSeed } from './seeds.ts'

export type { DrawTerms } from './put-draw.ts'
/** A raffle or drops as the demo world writes them, where there are no keys: the job seals the seed. */
export const insertUnsealedDraw = (tx: Tx, terms: DrawTerms): Promise<bigint | undefined> =>
  insertDraw(tx, terms, freshSeed({ random: { bytes: (count) => randomBytes(count) }, ports: {} }))
export { drawData } from './store-personal-data.ts'
