import type { Context, ReadTx, Tx } from '@ante/kit/context'
import type { Refuses } from '@ante/kit/refusal'
import { brandOf, type Exclusion, exclusionData, lockExclusion, readExclusion } from '../identity/index.ts'
import { toWire, zero } from '@ante/kit/money'
import { isBeyondLimit, isStakeRefused, readStakeLimits } from '../ledger/index.ts'
import { currencyOf } from '../players/index.ts'
import { describeExclusion } from './read-exclusion.ts'

export { applyExclusionOf } from './apply-exclusion-of.ts'
export { limitByHouse } from './house-limit.ts'
export { noteMeans } from './means.ts'
export { refuseBeyondPace } from './pace.ts'
export { countRaisedLimits, readWithdrawalLock } from './store-limits.ts'
export { countDeposit, recountDeposit, refuseBeyondDepositLimit, uncountDeposit } from './deposit-limits.ts'

type Excluded = Refuses<'InvalidRequest/self_excluded'>
const refuseWith = (context: Excluded, exclusion: Exclusion): never =>
  context.refuse('InvalidRequest/self_excluded', { data: exclusionData(exclusion) })

/** Refuses to whoever chose not to play; nobody becomes so until the end of this transaction. At its beginning: this row is locked before any other. */
export async function refuseExcluded(context: Excluded & Pick<Context, 'brand'>, tx: Tx, uid: bigint): Promise<void> {
  const exclusion = await lockExclusion(tx, uid, brandOf(context))
  if (exclusion) refuseWith(context, exclusion)
}

/** Whether a player excluded themself for six months or longer, here or in a national register. */
export async function isSelfExcluded(tx: ReadTx, uid: bigint): Promise<boolean> {
  const { state, kind } = await describeExclusion(tx, uid, await readExclusion(tx, uid))
  return state === 'registered' || ((state === 'active' || state === 'permanent') && kind === 'self_exclusion')
}

/** Whether a player chose not to play, for however short a time, and has not come back, or a national register keeps them from it. */
export async function isAwayFromPlay(tx: ReadTx, uid: bigint): Promise<boolean> {
  const exclusion = await readExclusion(tx, uid)
  return exclusion !== undefined && (exclusion.own !== undefined || exclusion.state === 'registered')
}

/**
 * Waits for what takes a stake, and says why where the ledger took none: of a player who chose not to play a moment ago, or more than their limits leave.
 */
export async function orProtected<T>(
  context: Excluded & Refuses<'InvalidRequest/own_limit'> & Pick<Context, 'db'>,
  uid: bigint,
  work: Promise<T>,
  stakeMinor: bigint
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const exclusion = isStakeRefused(error) ? await context.db.read((tx) => readExclusion(tx, uid)) : undefined
    if (exclusion) refuseWith(context, exclusion)
    if (isBeyondLimit(error)) await refuseBeyondStakeLimit(context, uid, stakeMinor)
    throw error
  }
}

/** Refuses a stake that is more than a limit of the player leaves, with what is left. Nothing where all of them leave enough by now. */
export async function refuseBeyondStakeLimit(
  context: Refuses<'InvalidRequest/own_limit'> & Pick<Context, 'db'>,
  uid: bigint,
  stakeMinor: bigint
): Promise<void> {
  const limits = await context.db.read(async (tx) => readStakeLimits(tx, uid, await currencyOf(tx, uid)))
  const [tightest] = limits.toSorted((one, other) => Number(one.left.minor - other.left.minor))
  if (!tightest || tightest.left.minor >= stakeMinor) return
  const { kind, days, most, left, endsAt } = tightest
  const isUsed = left.minor <= 0n
  context.refuse('InvalidRequest/own_limit', {
    data: {
      state: kind !== 'single' && isUsed ? `${kind}_used` : kind,
      period: days,
      limit: toWire(most),
      available: toWire(isUsed ? zero(left.currency) : left),
      ...(endsAt ? { until: endsAt.toISOString() } : {}),
    },
  })
}
export { protectionData } from './store-personal-data.ts'
