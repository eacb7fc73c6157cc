import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { isZero } from '@ante/kit/money'
import { balancesOf } from '../ledger/index.ts'
import type { staffEndpoints } from './contract-staff.ts'
import { meterAccount, putJackpot } from './index.ts'
import * as store from './store.ts'

type Calls = typeof staffEndpoints

/** All that a meter's account holds, whichever connection paid it in. The jackpot's row is locked. */
async function holdsMoney(
  tx: Tx,
  { id, currency }: Pick<store.JackpotRow, 'id' | 'currency'>,
  levels: readonly string[]
): Promise<boolean> {
  const held = await balancesOf(
    tx,
    levels.map((level) => meterAccount(id, level)),
    currency
  )
  return Object.values(held).some((balance) => balance !== undefined && !isZero(balance))
}

export const putByStaff = (
  context: StaffContext & RefusesAs<Calls['jackpots.put']>,
  { sysname, texts, images, currency, levels, games }: InputOf<Calls['jackpots.put']>
): Promise<OutputOf<Calls['jackpots.put']>> =>
  context.db.write(async (tx) => {
    const known = await store.lockNamed(tx, sysname)
    const gone = known?.levels.filter((level) => !levels.includes(level)) ?? []
    if (known && (known.currency !== currency || (await holdsMoney(tx, known, gone))))
      context.refuse('InvalidRequest/conflict')
    const id = await putJackpot(tx, { sysname, texts, images, currency, levels, games })
    return { sysname, id: String(id) }
  })

export const closeJackpot = (
  context: StaffContext & RefusesAs<Calls['jackpots.close']>,
  { sysname }: InputOf<Calls['jackpots.close']>
): Promise<OutputOf<Calls['jackpots.close']>> =>
  context.db.write(async (tx) => {
    const known = await store.lockNamed(tx, sysname)
    if (!known) context.refuse('InvalidRequest/not_found')
    if (await holdsMoney(tx, known, known.levels)) context.refuse('InvalidRequest/conflict')
    await store.close(tx, known.id)
    return { sysname, id: String(known.id) }
  })
