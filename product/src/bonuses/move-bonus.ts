import type { PlayerContext, RefusesAs, Tx } from '@ante/kit/context'
import { next } from '@ante/kit/machine'
import { money } from '@ante/kit/money'
import { generalSettings } from '../content/contract.ts'
import { post } from '../ledger/index.ts'
import { allowsBonus } from '../policies/index.ts'
import { refuseExcluded } from '../protection/index.ts'
import type { Bonus, BonusKind, endpoints } from './contract.ts'
import { giveBack, houseOfBonuses, isStillCounting, purseOf, release } from './end-bonuses.ts'
import { isTakenByLinked } from './flag-bonuses.ts'
import { bonusMachine, isFulfilled, productWeights } from './rules/bonus.ts'
import * as store from './store.ts'
import { wireBonus } from './wire.ts'

type Move = 'activate' | 'deactivate' | 'remove'
type MoveContext = PlayerContext & RefusesAs<(typeof endpoints)['bonuses.activate']>
interface Input {
  readonly bonus_id: string
}

/** One request of a player about a bonus of theirs, once under its key; whoever repeats it hears how the bonus is now. */
async function moveBonus(
  context: MoveContext,
  kind: BonusKind,
  { bonus_id }: Input,
  event: Move,
  carryOut: (tx: Tx, row: store.BonusRow) => Promise<void>
): Promise<Bonus> {
  const { db, player, idempotencyKey: key, locale } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  const moved = await db.write(async (tx) => {
    if (event === 'activate') await refuseExcluded(context, tx, player.uid)
    await store.lockPlayer(tx, player.uid)
    const row = await store.lockBonus(tx, BigInt(bonus_id))
    if (!row || row.uid !== player.uid || row.kind !== kind) context.refuse('InvalidRequest/not_found')
    const before = await store.readMove(tx, player.uid, key)
    if (before && (before.bonus_id !== row.id || before.event !== event))
      context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return wireBonus(row, locale)
    if (!next(bonusMachine, row.status, event)) context.refuse('InvalidRequest/bonus_wrong_state')
    if (await isStillCounting(tx, row)) context.refuse('InvalidRequest/bonus_still_counting')
    const review = event === 'activate' ? row.loss_review : null
    if (review === 'waiting') context.refuse('InvalidRequest/bonus_in_review')
    if (review === 'upheld') context.refuse('InvalidRequest/bonus_loss_shared')
    // What staff are told stays: it is refused after the transaction, and not within it.
    if (event === 'activate' && (await isTakenByLinked(tx, row))) return undefined
    await carryOut(tx, row)
    await store.keepMove(tx, row.id, player.uid, event, key)
    const after = await store.lockBonus(tx, row.id)
    return wireBonus(after ?? row, locale)
  })
  return moved ?? context.refuse('InvalidRequest/bonus_linked_account')
}

/**
 * BON-04, BON-07: the amount moves to the purse of its kind, and stakes count from now on. One of a kind is active at a time; where bonuses are kept apart
 * (`is_bonus_isolation_enabled`), one of all kinds.
 */
const activate =
  (context: MoveContext) =>
  async (tx: Tx, row: store.BonusRow): Promise<void> => {
    if (!row.is_open) context.refuse('InvalidRequest/bonus_wrong_state')
    const { currency, amount_minor: amountMinor, wager_times: wagerTimes } = row
    if (!allowsBonus(context.policy(), { currency, amountMinor, wagerTimes, weights: productWeights(row) }))
      context.refuse('InvalidRequest/bonus_not_allowed')
    const isAlone = context.setting('general', generalSettings).is_bonus_isolation_enabled
    const others = (await store.readActive(tx, row.uid)).filter(({ kind }) => isAlone || kind === row.kind)
    if (others.length > 0)
      context.refuse('InvalidRequest/bonus_active', {
        data: {
          bonuses: others.map(({ id, kind }) => ({ id: String(id), type: kind === 'betting' ? kind : 'other' })),
        },
      })
    const times = await store.activate(tx, row.id)
    const amount = money(row.amount_minor, row.currency)
    const postings = [{ from: houseOfBonuses, to: purseOf(row), amount, code: 'bonus-grant' as const }]
    await post(tx, { key: `bonus:${row.id}:grant:${times}`, kind: 'bonus', postings })
  }
/** API-49. */
export const activateBonus = (context: MoveContext, input: Input): Promise<Bonus> =>
  moveBonus(context, 'casino', input, 'activate', activate(context))
/** API-45. */
export const activateBettingBonus = (context: MoveContext, input: Input): Promise<Bonus> =>
  moveBonus(context, 'betting', input, 'activate', activate(context))

/** BON-05, API-50: back to available, where nothing has counted yet. */
export const deactivateBonus = (context: MoveContext, input: Input): Promise<Bonus> =>
  moveBonus(context, 'casino', input, 'deactivate', async (tx, row) => {
    if (row.wagered_minor > 0n) context.refuse('InvalidRequest/bonus_wrong_state')
    await giveBack(tx, row, 'bonus-return')
    await store.deactivate(tx, row.id)
  })

/** BON-06, BON-08: gives it up; what was fulfilled already is paid out instead. */
async function remove(tx: Tx, row: store.BonusRow): Promise<void> {
  if (row.status === 'active' && isFulfilled(row)) return release(tx, row)
  if (row.status === 'active') await giveBack(tx, row, 'bonus-remove')
  await store.end(tx, row.id, 'removed')
}
/** API-51. */
export const removeBonus = (context: MoveContext, input: Input): Promise<Bonus> =>
  moveBonus(context, 'casino', input, 'remove', remove)
/** API-47. */
export const removeBettingBonus = (context: MoveContext, input: Input): Promise<Bonus> =>
  moveBonus(context, 'betting', input, 'remove', remove)
