import type { Tx } from '@ante/kit/context'
import * as store from './store.ts'

const idOf = (row: { id: bigint } | undefined): bigint => {
  if (!row) throw new Error('nothing was inserted')
  return row.id
}

/** An offer as an operator gives it. Answers its id. */
export const putOffer = async (tx: Tx, offer: store.NewOffer): Promise<bigint> => idOf(await store.insertOffer(tx, offer))

/** A promotion as an editor writes it. Answers its id. */
export const putPromotion = async (tx: Tx, promotion: store.NewPromotion): Promise<bigint> => idOf(await store.insertPromotion(tx, promotion))
