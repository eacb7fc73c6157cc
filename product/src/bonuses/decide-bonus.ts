import { createHash } from 'node:crypto'
import { isOverLimit } from '@ante/kit/alone-limit'
import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { isPositive, type Money, money, parseMoney } from '@ante/kit/money'
import { locales, messagesOf } from '@ante/texts'
import { findPlayer, isActive } from '../players/index.ts'
import { allowsBonus } from '../policies/index.ts'
import { type Bonus, staffBonuses } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { giveBack, isStillCounting } from './end-bonuses.ts'
import { giveBonus } from './index.ts'
import { isFulfilled, productWeights } from './rules/bonus.ts'
import * as store from './store.ts'
import * as decisions from './store-decisions.ts'
import { wireBonus } from './wire.ts'

type Give = (typeof staffEndpoints)['bonuses.give']
type Take = (typeof staffEndpoints)['bonuses.takeaway']
type GiveContext = StaffContext & RefusesAs<Give>

/** The sum in the player's currency, which the member has to name. */
export async function sumOf(
  context: GiveContext,
  tx: Tx,
  uid: bigint,
  { amount, currency }: Pick<InputOf<Give>, 'amount' | 'currency'>
): Promise<Money> {
  const player = await findPlayer(tx, uid)
  if (!player) context.refuse('InvalidRequest/not_found')
  if (!(await isActive(tx, uid))) context.refuse('InvalidRequest/conflict')
  if (player.currency !== currency) context.refuse('InvalidParameter', { fields: { currency: 'wrong' } })
  const sum = parseMoney(amount, player.currency)
  if (!sum || !isPositive(sum)) context.refuse('InvalidParameter', { fields: { amount: 'wrong' } })
  return sum
}

/** One after the other for a member and for a player, so that the sums of 24 hours are of what is really there. */
export async function requireLimit({ staff, setting }: StaffContext, tx: Tx, uid: bigint, sum: Money): Promise<void> {
  const spent = await decisions.readUnapproved(tx, { member: staff.name, uid, currency: sum.currency })
  if (isOverLimit(sum, spent, setting('staffBonuses', staffBonuses))) requireApproval(staff)
}

const ownTexts = () => Object.fromEntries(locales.map(({ code }) => [code, messagesOf(code).bonuses.fromStaff]))

async function wired({ locale }: StaffContext, tx: Tx, id: bigint): Promise<Bonus> {
  const row = await store.lockBonus(tx, id)
  if (!row) throw new Error('a bonus went away')
  return wireBonus(row, locale)
}

/** Once for each key. To a market it is a bonus that comes later than the first. */
export const giveByStaff = (context: GiveContext, input: InputOf<Give>): Promise<Bonus> => {
  const { staff, idempotencyKey: key } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  const uid = BigInt(input.uid)
  const hash = createHash('sha256').update(JSON.stringify(input)).digest()
  return context.db.write(async (tx) => {
    await decisions.lockDeciding(tx, staff.name)
    await store.lockPlayer(tx, uid)
    const before = await decisions.readByKey(tx, key)
    if (before && !before.input_hash.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return wired(context, tx, before.bonus_id)
    const sum = await sumOf(context, tx, uid, input)
    const { kind, wager_times, days, take_within_days, weights, odds_least, stakes_most_minor } = input
    const policy = context.policy({ country: (await findPlayer(tx, uid))?.countryCode ?? null })
    const terms = { currency: sum.currency, amountMinor: sum.minor, wagerTimes: wager_times }
    if (!policy.laterBonuses || !allowsBonus(policy, { ...terms, weights: productWeights({ kind, weights }) }))
      context.refuse('InvalidRequest/bonus_not_allowed')
    await requireLimit(context, tx, uid, sum)
    const id = await giveBonus(tx, {
      uid,
      currency: sum.currency,
      source: `staff:${key}`,
      gift: {
        type: 'bonus',
        kind,
        amounts_minor: { [sum.currency]: Number(sum.minor) },
        wager_times,
        days,
        take_within_days,
        weights,
        odds_least,
        stakes_most_minor,
      },
      texts: input.texts ?? ownTexts(),
      images: {},
    })
    if (id === undefined) throw new Error('a bonus of a sum was not given')
    await decisions.insertDecision(tx, staff, { bonus: id, uid, sum, reason: input.reason, gift: { key, hash } })
    return wired(context, tx, id)
  })
}

/** Taken away again it changes nothing. The amount of an active one goes back to the operator. */
export const takeAway = (
  context: StaffContext & RefusesAs<Take>,
  { bonus_id, reason }: InputOf<Take>
): Promise<Bonus> =>
  context.db.write(async (tx) => {
    const { staff } = context
    const id = BigInt(bonus_id)
    const uid = await decisions.readOwner(tx, id)
    if (uid === undefined) context.refuse('InvalidRequest/not_found')
    await decisions.lockDeciding(tx, staff.name)
    await store.lockPlayer(tx, uid)
    const row = await store.lockBonus(tx, id)
    if (!row) throw new Error('a bonus went away')
    if (row.status === 'removed') return wireBonus(row, context.locale)
    if (row.status !== 'available' && (row.status !== 'active' || isFulfilled(row)))
      context.refuse('InvalidRequest/bonus_wrong_state')
    if (await isStillCounting(tx, row)) context.refuse('InvalidRequest/bonus_still_counting')
    const sum = money(row.amount_minor, row.currency)
    await requireLimit(context, tx, uid, sum)
    if (row.status === 'active') await giveBack(tx, row, 'bonus-remove')
    await store.end(tx, id, 'removed')
    await decisions.insertDecision(tx, staff, { bonus: id, uid, sum, reason })
    return wired(context, tx, id)
  })
