import type { Tx } from '@ante/kit/context'
import { countedMinor, isFulfilled, type SettledStake } from './rules/bonus.ts'
import * as store from './store-rounds.ts'

/** Settled stakes count towards their players' active bonuses, each round once for each bonus, in whatever order they are told. */
export async function countStakes(tx: Tx, stakes: readonly SettledStake[]): Promise<void> {
  const active = await store.lockActive(tx, [...new Set(stakes.map(({ uid }) => uid))])
  const counted = active.flatMap((bonus) =>
    stakes
      .filter((stake) => stake.uid === bonus.uid)
      .map((stake) => ({ bonus_id: bonus.id, round_id: stake.round, counted_minor: countedMinor(stake, bonus) }))
      .filter(({ counted_minor }) => counted_minor > 0n)
  )
  const added = counted.length > 0 ? await store.countRounds(tx, counted) : []
  if (added.length === 0) return
  // Money moves in a transaction of its own: this one carries out what many players did, and nobody's account is held for the others.
  for (const bonus of await store.addWagered(tx, added)) {
    if (isFulfilled(bonus))
      await tx.enqueue('bonuses.release', { bonus: String(bonus.id) }, { key: `bonuses.release:${bonus.id}` })
  }
}

/** Rounds that are void after all: what they counted for is taken back from bonuses that are still active. */
export async function reverseWagering(tx: Tx, rounds: readonly bigint[]): Promise<void> {
  const concerned = await store.lockOfRounds(tx, rounds)
  const gone = concerned.length > 0 ? await store.takeBackRounds(tx, concerned, rounds) : []
  if (gone.length > 0) await store.addWagered(tx, gone)
}
