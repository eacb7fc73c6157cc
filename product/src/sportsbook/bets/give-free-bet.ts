import { createHash } from 'node:crypto'
import { isOverLimit } from '@ante/kit/alone-limit'
import { requireApproval } from '@ante/kit/approval'
import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { money, parseMoney, toWire } from '@ante/kit/money'
import { staffBonuses } from '../../bonuses/contract.ts'
import { findPlayer, isActive } from '../../players/index.ts'
import { allowsBonus } from '../../policies/index.ts'
import type { freeBetStaffEndpoints, StaffFreeBet } from '../rules/free-bets.ts'
import * as store from './store-free-bets.ts'

type Give = (typeof freeBetStaffEndpoints)['sportsbook.givefreebet']
type Take = (typeof freeBetStaffEndpoints)['sportsbook.takefreebet']

const wire = (row: store.FreeBetRow): StaffFreeBet => ({
  id: String(row.id),
  uid: String(row.uid),
  stake: toWire(money(row.stake_minor, row.currency)),
  returns_stake: row.returns_stake,
  odds_least: row.odds_least === null ? null : row.odds_least / 1_000,
  expires_at: row.expires_at.toISOString(),
  status: row.status,
})

/** A free bet of staff, once for each key. To a market it is a bonus that comes later than the first, with nothing to stake. */
export function giveByStaff(context: StaffContext & RefusesAs<Give>, input: InputOf<Give>): Promise<StaffFreeBet> {
  const { staff, idempotencyKey: key } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  const uid = BigInt(input.uid)
  const hash = createHash('sha256').update(JSON.stringify(input)).digest()
  return context.db.write(async (tx) => {
    await store.lockDecidingFreeBets(tx, staff.name, uid)
    const source = `staff:${key}`
    const before = await store.findBySource(tx, uid, source)
    if (before && !before.input_hash?.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return wire(before)
    const player = await findPlayer(tx, uid)
    if (!player) return context.refuse('InvalidRequest/not_found')
    if (!(await isActive(tx, uid))) context.refuse('InvalidRequest/conflict')
    const { currency } = player
    if (currency !== input.currency) context.refuse('InvalidParameter', { fields: { currency: 'wrong' } })
    const stake = parseMoney(input.amount, currency)
    if (!stake || stake.minor <= 0n) return context.refuse('InvalidParameter', { fields: { amount: 'wrong' } })
    const policy = context.policy({ country: player.countryCode ?? null })
    const terms = { currency, amountMinor: stake.minor, wagerTimes: 0, weights: {} }
    if (!policy.laterBonuses || !allowsBonus(policy, terms)) context.refuse('InvalidRequest/bonus_not_allowed')
    const spent = await store.readUnapprovedFreeBets(tx, { member: staff.name, uid, currency })
    if (isOverLimit(stake, spent, context.setting('staffBonuses', staffBonuses))) requireApproval(staff)
    const id = await store.insertFreeBet(tx, {
      uid,
      source,
      currency,
      stakeMinor: stake.minor,
      returnsStake: input.returns_stake,
      oddsLeast: input.odds_least === null ? null : Math.round(input.odds_least * 1_000),
      days: input.days,
      staff: { hash, reason: input.reason, madeBy: staff.name, approvedBy: staff.approval?.by ?? null },
    })
    const row = await store.readFreeBet(tx, id)
    if (!row) throw new Error('a free bet went away')
    return wire(row)
  })
}

/** One that is not placed. Taken away again it changes nothing. */
export const takeByStaff = (
  context: StaffContext & RefusesAs<Take>,
  { free_bet_id }: InputOf<Take>
): Promise<StaffFreeBet> =>
  context.db.write(async (tx) => {
    const id = BigInt(free_bet_id)
    await store.revokeFreeBet(tx, id)
    const row = (await store.readFreeBet(tx, id)) ?? context.refuse('InvalidRequest/not_found')
    if (row.status !== 'removed') context.refuse('InvalidRequest/free_bet_over')
    return wire(row)
  })
