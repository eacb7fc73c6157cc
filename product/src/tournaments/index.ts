import type { Tx } from '@ante/kit/context'
import * as store from './store.ts'

/** A tournament as an operator gives it. Answers its id. */
export async function putTournament(tx: Tx, tournament: store.NewTournament): Promise<bigint> {
  const row = await store.insertTournament(tx, tournament)
  if (!row) throw new Error('no tournament was inserted')
  return row.id
}
