import type { ReadTx, Tx } from '@ante/kit/context'
import type { Currency } from '@ante/kit/money'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { isShared } from '@ante/arcade/rules/engine'
import type { FreeSpinsGift, PackState } from './rules/free-spins.ts'
import { readGame } from './store.ts'
import * as store from './store-packs.ts'

/** Whether rounds of this game can be given at these stakes: it has rounds of a player's own, and each stake is one of its levels. */
export function canGiveFreeSpins({ game, stakes_minor }: Pick<FreeSpinsGift, 'game' | 'stakes_minor'>): boolean {
  const engine = engineOf(game)
  if (!engine || isShared(engine) || engine.table || engine.hasStepStakes) return false
  return Object.values(stakes_minor).every((stake) => engine.stakesMinor.includes(BigInt(stake)))
}

/** A pack for a player, once for each source: its id. Undefined where it is none in this currency, or the game is not in the hall. */
export async function giveFreeSpins(
  tx: Tx,
  { uid, currency, source, gift }: { uid: bigint; currency: Currency; source: string; gift: FreeSpinsGift }
): Promise<bigint | undefined> {
  const stake = gift.stakes_minor[currency]
  if (stake === undefined || !canGiveFreeSpins(gift) || !(await readGame(tx, gift.game))) return undefined
  return store.insertPack(tx, {
    uid,
    source,
    game: gift.game,
    currency,
    stakeMinor: BigInt(stake),
    count: gift.count,
    bonusTerms: gift.bonus ?? null,
    days: gift.days,
  })
}

/** Takes a pack away of which nothing was played; false where something was, or it is over. */
export async function takeBackFreeSpins(tx: Tx, uid: bigint, source: string): Promise<boolean> {
  const found = await store.findBySource(tx, uid, source)
  const pack = found && (await store.lockPack(tx, found.id))
  if (pack?.status !== 'active' || pack.remaining !== pack.total) return false
  await store.endPack(tx, pack.id, 'removed', null)
  return true
}

/** What has become of these packs. */
export const packStatesOf = async (tx: ReadTx, ids: readonly bigint[]): Promise<Map<bigint, PackState>> =>
  new Map((ids.length > 0 ? await store.readPackStates(tx, ids) : []).map(({ id, status }) => [id, status]))

/** What these packs have won, and the bonus that it became. */
export const packSums = (tx: ReadTx, ids: readonly bigint[]): ReturnType<typeof store.readPackSums> =>
  ids.length > 0 ? store.readPackSums(tx, ids) : Promise.resolve([])
