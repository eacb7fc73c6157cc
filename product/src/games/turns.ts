import type { Database } from '@ante/kit/context'

// Per database, because tests open several in one process.
const turns = new WeakMap<Database, Map<bigint, Promise<void>>>()

/**
 * A player's rounds one after the other, on this host: the nonce of the next one is known when this one is over, so rounds that come at once are
 * played in their order instead of asking for the same nonce.
 */
export async function inTurn<T>(db: Database, player: bigint, work: () => Promise<T>): Promise<T> {
  let lasts = turns.get(db)
  if (!lasts) turns.set(db, (lasts = new Map()))
  const before = lasts.get(player)
  const mine = before ? before.then(work) : work()
  const over = mine.then(
    () => undefined,
    () => undefined
  )
  lasts.set(player, over)
  try {
    return await mine
  } finally {
    if (lasts.get(player) === over) lasts.delete(player)
  }
}
