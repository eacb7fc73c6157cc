import type { Tx } from '@ante/kit/context'
import { copyExclusionsAt, excludeUser, isLonger, lockExclusion, readExclusionOfHouse } from '../identity/index.ts'
import { refuseStakes } from '../ledger/index.ts'
import { currencyOf, stopNews } from '../players/index.ts'
import { events } from './contract.ts'
import { copyExclusion } from './store.ts'

/** Two accounts are one person's: the longest exclusion of these others holds for this one too, to the same day, and so do those of single names of the house. Nothing where this one's own is as long. */
export async function applyExclusionOf(tx: Tx, uid: bigint, others: readonly bigint[]): Promise<void> {
  await lockExclusion(tx, uid)
  let own = (await readExclusionOfHouse(tx, uid))?.own
  for (const other of others) {
    if (await copyExclusionsAt(tx, uid, other)) await noteOf(tx, uid, other)
    const theirs = (await readExclusionOfHouse(tx, other))?.own
    if (!theirs || !isLonger(theirs.until, own)) continue
    await excludeUser(tx, uid, theirs.until ?? null)
    own = theirs
    await refuseStakes(tx, uid, await currencyOf(tx, uid), null)
    await noteOf(tx, uid, other)
  }
}

async function noteOf(tx: Tx, uid: bigint, other: bigint): Promise<void> {
  await copyExclusion(tx, uid, other)
  await stopNews(tx, uid, 'exclusion')
  await tx.announce(events['protection.excluded'], { uid })
}
