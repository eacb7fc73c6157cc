import { createHash } from 'node:crypto'
import { isOverLimit } from '@ante/kit/alone-limit'
import { requireApproval } from '@ante/kit/approval'
import type { Context, RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { type Currency, type Money, money, parseMoney, toWire } from '@ante/kit/money'
import { staffBonuses } from '../../bonuses/contract.ts'
import { findPlayer, isActive } from '../../players/index.ts'
import { allowsBonus } from '../../policies/index.ts'
import type { boostStaffEndpoints, StaffBoost } from '../rules/boosts.ts'
import type { freeBetStaffEndpoints, StaffFreeBet } from '../rules/free-bets.ts'
import type { staffListEndpoints } from '../rules/staff-lists.ts'
import * as store from './store-free-bets.ts'

type Give = (typeof freeBetStaffEndpoints)['sportsbook.givefreebet']
type Take = (typeof freeBetStaffEndpoints)['sportsbook.takefreebet']
type GiveBoost = (typeof boostStaffEndpoints)['sportsbook.giveboost']
type TakeBoost = (typeof boostStaffEndpoints)['sportsbook.takeboost']
type List = (typeof staffListEndpoints)['sportsbook.listgifts']

const common = (row: store.FreeBetRow) => ({
  id: String(row.id),
  uid: String(row.uid),
  odds_least: row.odds_least === null ? null : row.odds_least / 1_000,
  expires_at: row.expires_at.toISOString(),
  status: row.status,
})
const wireFreeBet = (row: store.FreeBetRow): StaffFreeBet => ({
  ...common(row),
  stake: toWire(money(row.stake_minor, row.currency)),
  returns_stake: row.returns_stake,
})
const wireBoost = (row: store.FreeBetRow): StaffBoost => ({
  ...common(row),
  percent: row.boost_percent ?? 0,
  stake_most: toWire(money(row.stake_minor, row.currency)),
  extra_most: toWire(money(row.extra_most_minor ?? 0n, row.currency)),
  legs_least: row.legs_least,
})

type Gift = Pick<store.NewFreeBet, 'stakeMinor' | 'returnsStake' | 'boost'>
/** What a gift is in a player's currency, and the most that it may cost the operator. */
type GiftIn = (currency: Currency) => { readonly gift: Gift; readonly cost: Money }
type Terms = Pick<InputOf<Give>, 'uid' | 'currency' | 'days' | 'odds_least' | 'reason'>

/** All that a player was given, by whatever. */
export async function listGifts({ db }: StaffContext, { uid, offset, count }: InputOf<List>): Promise<OutputOf<List>> {
  const rows = await db.read((tx) => store.readGiftsOf(tx, BigInt(uid), count, offset))
  return {
    items: rows.map((row) =>
      row.boost_percent === null
        ? { ...wireFreeBet(row), type: 'free_bet' as const }
        : { ...wireBoost(row), type: 'boost' as const }
    ),
    count: Number(rows[0]?.total ?? 0n),
  }
}

/** A gift of staff, once for each key. To a market it is a bonus that comes later than the first, with nothing to stake. */
function giveOnce(context: StaffContext & RefusesAs<Give>, input: Terms, giftIn: GiftIn): Promise<store.FreeBetRow> {
  const { staff, idempotencyKey: key } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  const uid = BigInt(input.uid)
  const hash = createHash('sha256').update(JSON.stringify(input)).digest()
  return context.db.write(async (tx) => {
    await store.lockDecidingFreeBets(tx, staff.name, uid)
    const source = `staff:${key}`
    const before = await store.findBySource(tx, uid, source)
    if (before && !before.input_hash?.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return before
    const player = await findPlayer(tx, uid)
    if (!player) return context.refuse('InvalidRequest/not_found')
    if (!(await isActive(tx, uid))) context.refuse('InvalidRequest/conflict')
    const { currency } = player
    if (currency !== input.currency) context.refuse('InvalidParameter', { fields: { currency: 'wrong' } })
    const { gift, cost } = giftIn(currency)
    const policy = context.policy({ country: player.countryCode ?? null })
    const terms = { currency, amountMinor: cost.minor, wagerTimes: 0, weights: {} }
    if (!policy.laterBonuses || !allowsBonus(policy, terms)) context.refuse('InvalidRequest/bonus_not_allowed')
    const spent = await store.readUnapprovedFreeBets(tx, { member: staff.name, uid, currency })
    if (isOverLimit(cost, spent, context.setting('staffBonuses', staffBonuses))) requireApproval(staff)
    const id = await store.insertFreeBet(tx, {
      ...gift,
      uid,
      source,
      currency,
      oddsLeast: input.odds_least === null ? null : Math.round(input.odds_least * 1_000),
      days: input.days,
      staff: { hash, reason: input.reason, madeBy: staff.name, approvedBy: staff.approval?.by ?? null },
    })
    return readGift(tx, id)
  })
}

async function readGift(tx: Tx, id: bigint): Promise<store.FreeBetRow> {
  const row = await store.readFreeBet(tx, id)
  if (!row) throw new Error('a gift went away')
  return row
}

/** A sum above zero that a member typed into this field. */
function sumOf(context: Context & RefusesAs<Give>, text: string, currency: Currency, field: string): Money {
  const sum = parseMoney(text, currency)
  return sum && sum.minor > 0n ? sum : context.refuse('InvalidParameter', { fields: { [field]: 'wrong' } })
}

export const giveFreeBetByStaff = async (
  context: StaffContext & RefusesAs<Give>,
  input: InputOf<Give>
): Promise<StaffFreeBet> =>
  wireFreeBet(
    await giveOnce(context, input, (currency) => {
      const stake = sumOf(context, input.amount, currency, 'amount')
      return { gift: { stakeMinor: stake.minor, returnsStake: input.returns_stake }, cost: stake }
    })
  )

export const giveBoostByStaff = async (
  context: StaffContext & RefusesAs<GiveBoost>,
  input: InputOf<GiveBoost>
): Promise<StaffBoost> =>
  wireBoost(
    await giveOnce(context, input, (currency) => {
      const stakeMost = sumOf(context, input.stake_most, currency, 'stake_most')
      const extraMost = sumOf(context, input.extra_most, currency, 'extra_most')
      const boost = { percent: input.percent, extraMostMinor: extraMost.minor, legsLeast: input.legs_least }
      return { gift: { stakeMinor: stakeMost.minor, returnsStake: false, boost }, cost: extraMost }
    })
  )

/** One that is not placed. Taken away again it changes nothing. */
export const takeFreeBetByStaff = (
  context: StaffContext & RefusesAs<Take>,
  { free_bet_id }: InputOf<Take>
): Promise<StaffFreeBet> =>
  context.db.write(async (tx) => {
    const row = await takeAway(tx, BigInt(free_bet_id))
    if (!row || row.boost_percent !== null) return context.refuse('InvalidRequest/not_found')
    if (row.status !== 'removed') context.refuse('InvalidRequest/free_bet_over')
    return wireFreeBet(row)
  })

export const takeBoostByStaff = (
  context: StaffContext & RefusesAs<TakeBoost>,
  { boost_id }: InputOf<TakeBoost>
): Promise<StaffBoost> =>
  context.db.write(async (tx) => {
    const row = await takeAway(tx, BigInt(boost_id))
    if (!row || row.boost_percent === null) return context.refuse('InvalidRequest/not_found')
    if (row.status !== 'removed') context.refuse('InvalidRequest/boost_over')
    return wireBoost(row)
  })

/** The gift afterwards: `removed`, if it was neither used nor over. A refusal of the caller's undoes it. */
async function takeAway(tx: Tx, id: bigint): Promise<store.FreeBetRow | undefined> {
  await store.revokeFreeBet(tx, id)
  return store.readFreeBet(tx, id)
}
