import { createHash } from 'node:crypto'
import type { RefusesAs, StaffContext } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { findPlayer } from '../players/index.ts'
import { allowsBonus } from '../policies/index.ts'
import { payCashback, wireCashback } from './cashbacks.ts'
import type { Cashback } from './contract.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { requireLimit, sumOf } from './decide-bonus.ts'
import { lockPlayer } from './store.ts'
import { insertCashback, readCashbackByKey } from './store-cashbacks.ts'
import { lockDeciding } from './store-decisions.ts'

type Give = (typeof staffEndpoints)['bonuses.givecashback']

/** Once for each key. To a market it is a bonus that comes later than the first, with nothing to stake. */
export const giveCashback = (context: StaffContext & RefusesAs<Give>, input: InputOf<Give>): Promise<Cashback> => {
  const { staff, idempotencyKey: key, locale } = context
  if (key === undefined) throw new Error('the host lets no call through without a key')
  const uid = BigInt(input.uid)
  const hash = createHash('sha256').update(JSON.stringify(input)).digest()
  return context.db.write(async (tx) => {
    await lockDeciding(tx, staff.name)
    await lockPlayer(tx, uid)
    const before = await readCashbackByKey(tx, key)
    if (before && !before.input_hash.equals(hash)) context.refuse('InvalidRequest/idempotency_key_reused')
    if (before) return wireCashback(before, locale)
    const sum = await sumOf(context, tx, uid, input)
    const policy = context.policy({ country: (await findPlayer(tx, uid))?.countryCode ?? null })
    const terms = { currency: sum.currency, amountMinor: sum.minor, wagerTimes: 0, weights: {} }
    if (!policy.laterBonuses || !allowsBonus(policy, terms)) context.refuse('InvalidRequest/bonus_not_allowed')
    await requireLimit(context, tx, uid, sum)
    const receiveWithinDays = input.pays === 'at_once' ? undefined : input.receive_within_days
    const row = await insertCashback(tx, staff, { uid, sum, receiveWithinDays, reason: input.reason, key, hash })
    if (row.status === 'paid_out') await payCashback(tx, row)
    return wireCashback(row, locale)
  })
}
