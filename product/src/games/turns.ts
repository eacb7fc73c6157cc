import type { Database } from '@ante/kit/context'

// Per database, because tests open several in one process.
const turns = new WeakMap<Database, Map<bigint, Promise<void>>>()

/** Longer than a round ever takes where the connection works. */
const patienceMs = 5_000

/** When the work before is over, or it has taken so long that its connection may be lost. */
async function overOrLate(before: Promise<void>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<void>((go) => (timer = setTimeout(go, ms)))
  await Promise.race([before, late])
  clearTimeout(timer)
}

/**
 * A player's rounds one after the other, on this host: the nonce of the next one is known when this one is over, so rounds that come at once are
 * played in their order instead of asking for the same nonce. It is a courtesy and no lock: a round that goes before its turn asks once more, and so
 * nobody waits for ever behind one that is never answered, the same press sent again least of all.
 */
export async function runInOrder<T>(
  db: Database,
  player: bigint,
  work: () => Promise<T>,
  waitMs = patienceMs
): Promise<T> {
  let lasts = turns.get(db)
  if (!lasts) turns.set(db, (lasts = new Map()))
  const before = lasts.get(player)
  const mine = before ? overOrLate(before, waitMs).then(work) : work()
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
