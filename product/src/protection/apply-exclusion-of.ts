import type { Tx } from '@ante/kit/context'
import { excludeUser, isLonger, lockExclusion, readExclusion } from '../identity/index.ts'
import { refuseStakes } from '../ledger/index.ts'
import { currencyOf, stopNews } from '../players/index.ts'
import { events } from './contract.ts'
import { copyExclusion } from './store.ts'

/** Two accounts are one person's: the longest exclusion of these others holds for this one too, to the same day. Nothing where this one's own is as long. */
export async function applyExclusionOf(tx: Tx, uid: bigint, others: readonly bigint[]): Promise<void> {
  let own = (await lockExclusion(tx, uid))?.own
  for (const other of others) {
    const theirs = (await readExclusion(tx, other))?.own
    if (!theirs || !isLonger(theirs.until, own)) continue
    await copyExclusion(tx, uid, other)
    await excludeUser(tx, uid, theirs.until ?? null)
    own = theirs
    await refuseStakes(tx, uid, await currencyOf(tx, uid), null)
    await stopNews(tx, uid, 'exclusion')
    await tx.announce(events['protection.excluded'], { uid })
  }
}
