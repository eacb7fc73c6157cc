import type { Tx } from '@ante/kit/context'
import { linkedTo } from './linked-accounts.ts'
import type { Counted, SettledStake } from './rules/bonus.ts'
import type { BonusRow } from './store.ts'
import * as store from './store-flags.ts'

interface Judged {
  readonly bonus: Pick<BonusRow, 'id' | 'uid'>
  readonly stake: SettledStake
  readonly counted: Counted
}

/** Stakes that were against the terms of a bonus are told to staff, one line for each bonus and reason. */
export async function flagUncounted(tx: Tx, judged: readonly Judged[]): Promise<void> {
  const refused = judged.flatMap(({ bonus, stake, counted }) =>
    counted.refused === undefined ? [] : [{ bonus, stake, reason: counted.refused }]
  )
  if (refused.length === 0) return
  const groups = Map.groupBy(refused, ({ bonus, reason }) => `${bonus.id} ${reason}`)
  await store.addFlags(
    tx,
    [...groups.values()].flatMap((group) => {
      const [first] = group
      if (!first) return []
      const { bonus, reason, stake } = first
      return {
        bonus: bonus.id,
        uid: bonus.uid,
        reason,
        plays: group.length,
        stakedMinor: group.reduce((sum, one) => sum + one.stake.stakeMinor, 0n),
        other: stake.opposedBy === undefined || stake.opposedBy === bonus.uid ? null : stake.opposedBy,
      }
    })
  )
}

/** The offer that gave a bonus; undefined where it was no offer. */
const offerOf = (source: string): string | undefined => /^offer:(\d+):/.exec(source)?.[1]

/**
 * An offer is for one person: whether it was taken by another account that has signed in on the same device. Then staff are told, and the bonus waits until
 * they clear it. Two accounts at one moment come one after the other.
 */
export async function isTakenByLinked(tx: Tx, { id, uid, source }: BonusRow): Promise<boolean> {
  const offer = offerOf(source)
  if (offer === undefined) return false
  await store.lockOffer(tx, offer)
  const linked = (await linkedTo(tx, [uid])).get(uid) ?? []
  const takers = linked.length > 0 ? await store.readTakers(tx, linked, offer) : []
  if (takers.length === 0 || (await store.isLinkCleared(tx, id))) return false
  await store.flagLinked(tx, id, uid, takers)
  return true
}
