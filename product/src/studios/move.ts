import type { Database } from '@ante/kit/context'
import { joining, playerAccount } from '../ledger/index.ts'
import * as store from './store.ts'

const moveTogether = joining<store.Move, store.MovedRow[] | 'busy'>({
  accountOf: ({ uid, currency }) => ({ path: playerAccount(uid, 'main'), currency }),
  send: store.moveAll,
  isBusy: (answer) => answer === 'busy',
})

/** Carries a message out, together with those of other players that come at the same moment; a row for each of its steps. Throws as `store.reasonOfError` says. */
export async function move(db: Database, message: store.Move): Promise<store.MovedRow[]> {
  const answer = await moveTogether(db, message)
  if (answer === 'busy') throw new Error('a single message waits for the account of its player')
  return answer
}
