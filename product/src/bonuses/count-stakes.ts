import type { Tx } from '@ante/kit/context'
import { type BonusKind, countedOf, isFulfilled, type SettledStake } from './rules/bonus.ts'
import { flagUncounted } from './flag-bonuses.ts'
import * as store from './store-rounds.ts'

/** Settled stakes count towards their players' active bonuses, each round once for each bonus, in whatever order they are told. */
export async function countStakes(tx: Tx, stakes: readonly SettledStake[]): Promise<void> {
  const active = await store.lockActive(tx, [...new Set(stakes.map(({ uid }) => uid))])
  const stakesOf = Map.groupBy(stakes, ({ uid }) => uid)
  const judged = active.flatMap((bonus) =>
    (stakesOf.get(bonus.uid) ?? [])
      .map((stake) => ({ bonus, stake, counted: countedOf(stake, bonus) }))
      .filter(({ counted }) => counted.minor > 0n || counted.refused !== undefined)
  )
  const rows = judged.map(({ bonus, stake, counted }) => ({
    bonus_id: bonus.id,
    round_id: stake.round,
    counted_minor: counted.minor,
    refused: counted.refused ?? null,
  }))
  const added = rows.length > 0 ? await store.countRounds(tx, rows) : []
  if (added.length === 0) return
  const isNew = new Set(added.map((row) => `${row.bonus_id}:${row.round_id}`))
  await flagUncounted(
    tx,
    judged.filter(({ bonus, stake }) => isNew.has(`${bonus.id}:${stake.round}`))
  )
  // Money moves in a transaction of its own: this one carries out what many players did, and nobody's account is held for the others.
  for (const bonus of await store.addWagered(
    tx,
    added.filter(({ counted_minor }) => counted_minor > 0n)
  )) {
    if (isFulfilled(bonus))
      await tx.enqueue('bonuses.release', { bonus: String(bonus.id) }, { key: `bonuses.release:${bonus.id}` })
  }
}

/**
 * What was played counts towards the active bonuses of its players, after the play and apart from it. What the books know of it decides, and not what was told:
 * of players without an active bonus of this kind nothing more is read, and what the books do not hold any more is taken back.
 * @param settled of these rounds or bets those that the books hold as settled
 */
export async function countPlayed(
  tx: Tx,
  kind: BonusKind,
  told: readonly { readonly id: bigint; readonly uid: bigint }[],
  settled: (ids: readonly bigint[]) => Promise<readonly SettledStake[]>
): Promise<void> {
  const wagering = new Set(await store.readWagering(tx, [...new Set(told.map(({ uid }) => uid))], kind))
  const ids = [...new Set(told.filter(({ uid }) => wagering.has(uid)).map(({ id }) => id))]
  if (ids.length === 0) return
  const stakes = await settled(ids)
  await countStakes(tx, stakes)
  const kept = new Set(stakes.map(({ round }) => round))
  const gone = ids.filter((id) => !kept.has(id))
  if (gone.length > 0) await reverseWagering(tx, gone)
}

/** Rounds of which less was staked after all: what has counted of them counts anew. One that is not counted yet counts as it is now. */
export async function recountPlayed(
  tx: Tx,
  told: readonly { readonly id: bigint; readonly uid: bigint }[],
  settled: (ids: readonly bigint[]) => Promise<readonly SettledStake[]>
): Promise<void> {
  const ids = [...new Set(told.map(({ id }) => id))]
  const concerned = ids.length > 0 ? await store.lockOfRounds(tx, ids) : []
  const gone = concerned.length > 0 ? await store.takeBackCounted(tx, concerned, ids) : []
  if (gone.length === 0) return
  await store.addWagered(tx, gone)
  const rounds = new Set(gone.map(({ round_id }) => round_id))
  await countStakes(tx, await settled(ids.filter((id) => rounds.has(id))))
}

/** Rounds that are void after all: what they counted for is taken back from bonuses that are still active. */
async function reverseWagering(tx: Tx, rounds: readonly bigint[]): Promise<void> {
  const concerned = await store.lockOfRounds(tx, rounds)
  const gone = concerned.length > 0 ? await store.takeBackRounds(tx, concerned, rounds) : []
  if (gone.length > 0) await store.addWagered(tx, gone)
}
