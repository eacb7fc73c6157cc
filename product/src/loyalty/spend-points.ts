import type { Tx } from '@ante/kit/context'
import { houseAccount, lockPoints, pointsAccount, postPoints } from '../ledger/index.ts'
import { events } from './contract.ts'
import { hundredthsOf } from './rules/earning.ts'
import { lockMembers } from './store-plays.ts'

/** Takes points for what another module gives, in its transaction. False, and nothing is taken, where there are too few. */
export async function spendPoints(
  tx: Tx,
  { uid, key, points }: { readonly uid: bigint; readonly key: string; readonly points: bigint }
): Promise<boolean> {
  // Whatever changes somebody's points begins here.
  await lockMembers(tx, [uid], '')
  const hundredths = hundredthsOf(points)
  if ((await lockPoints(tx, uid)) < hundredths) return false
  await postPoints(tx, {
    key,
    kind: 'points-purchase',
    postings: [
      { from: pointsAccount(uid, 'points'), to: houseAccount('loyalty', 'points'), hundredths, code: 'points-spent' },
    ],
  })
  await tx.announce(events['loyalty.changed'], { uid })
  return true
}
