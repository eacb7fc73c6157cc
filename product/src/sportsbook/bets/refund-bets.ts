import type { Context } from '@ante/kit/context'
import { readPerson } from '../../players/index.ts'
import { isSelfExcluded } from '../../protection/index.ts'
import { claimDelayed, lockBets, lockEventsShared } from './store-bets.ts'
import * as store from './store-voids.ts'
import { endVoided } from './void-bet.ts'

type RefundContext = Pick<Context, 'db' | 'policy'>

/**
 * Refunds the open bets of who excluded themself, where their market asks for it: all of which nothing begins within the market's hours. The others stand and
 * are settled. Nothing happens where they play again by now, and nothing a second time.
 */
export async function refundBetsOf(context: RefundContext, { uid: text }: { readonly uid: string }): Promise<void> {
  const { db } = context
  const uid = BigInt(text)
  const person = await db.query((tx) => readPerson(tx, uid))
  if (!person) return
  const { onExclusion, withinHours } = context.policy(person).openBets
  if (onExclusion !== 'refund' || !(await db.query((tx) => isSelfExcluded(tx, uid)))) return
  const hours = withinHours ?? 0
  for (const id of await db.query((tx) => store.readRefundable(tx, uid, hours))) await refund(db, { uid, id, hours })
}

/** Under the same locks, in the same order, as a bet that staff void. */
const refund = (db: Context['db'], { uid, id, hours }: { uid: bigint; id: bigint; hours: number }): Promise<void> =>
  db.write(async (tx) => {
    await lockEventsShared(tx, await store.readEvents(tx, id))
    await claimDelayed(tx, id)
    const [bet] = await lockBets(tx, [{ uid, id }])
    if (!bet || !(await store.readRefundable(tx, uid, hours)).includes(id)) return
    await store.voidLegs(tx, id, undefined)
    await endVoided(tx, bet)
  })
