import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { isZero } from '@ante/kit/money'
import { type AccountPath, balancesOf, post, type Posting } from '../ledger/index.ts'
import { meterAccount, reserveAccount, reserveSlot } from './accounts.ts'
import type { staffEndpoints } from './contract-staff.ts'
import * as store from './store.ts'

type Close = (typeof staffEndpoints)['jackpots.close']
type Known = NonNullable<Awaited<ReturnType<typeof store.lockNamed>>>

/** A jackpot with its shares, locked: no round feeds or wins it until the end of the transaction. */
async function lockWhole(tx: Tx, sysname: string) {
  const row = await store.lockNamed(tx, sysname)
  return row && { row, carried: (await store.lockShares(tx, row.id)).map((share) => share.carried) }
}

export const closeJackpot = (
  context: StaffContext & RefusesAs<Close>,
  { sysname, to }: InputOf<Close>
): Promise<OutputOf<Close>> =>
  context.db.write(async (tx) => {
    await store.lockPutting(tx)
    const closed = (await lockWhole(tx, sysname)) ?? context.refuse('InvalidRequest/not_found')
    const { row, carried } = closed
    if (row.enabled) {
      const heir = to === undefined || to === sysname ? undefined : await lockWhole(tx, to)
      if (to !== undefined && (!heir?.row.enabled || heir.row.currency !== row.currency))
        context.refuse('InvalidRequest/conflict')
      if (!(await move(tx, row, carried, heir?.row))) context.refuse('InvalidRequest/conflict')
      await store.dropLevels(tx, row.id, [])
      await store.emptyShares(tx, row.id)
      await store.close(tx, row.id)
    }
    return { sysname, id: String(row.id) }
  })

/** The level of this name, else the largest. */
const placeFor = (heir: Known, level: string): string =>
  heir.levels.includes(level) ? level : (heir.levels.at(-1) ?? level)

/** All that a jackpot holds goes to another one, to the millionth of a minor unit. False where it holds money and there is no other. */
async function move(tx: Tx, row: Known, carried: readonly bigint[][], heir: Known | undefined): Promise<boolean> {
  const levels = await store.readLevels(tx, [row.id, ...(heir ? [heir.id] : [])])
  const slotOf = (id: bigint, name: string) => levels.find((one) => one.jackpot_id === id && one.name === name)?.slot
  const held: { from: AccountPath; to?: AccountPath; micro: bigint; slot?: number | undefined }[] = [
    ...row.levels.map((name) => ({
      from: meterAccount(row.id, name),
      ...(heir && { to: meterAccount(heir.id, placeFor(heir, name)), slot: slotOf(heir.id, placeFor(heir, name)) }),
      micro: owedAt(carried, slotOf(row.id, name)),
    })),
    {
      from: reserveAccount(row.id),
      ...(heir && { to: reserveAccount(heir.id), slot: reserveSlot }),
      micro: owedAt(carried, reserveSlot),
    },
  ]
  const balances = await balancesOf(
    tx,
    held.map(({ from }) => from),
    row.currency
  )
  const postings: Posting[] = []
  for (const { from, to, micro, slot } of held) {
    const amount = balances[from]
    if (amount && !isZero(amount)) {
      if (!to) return false
      postings.push({ from, to, amount, code: 'jackpot-move' })
    }
    if (micro > 0n && heir && slot !== undefined) await store.carry(tx, heir.id, slot, micro)
    else if (micro > 0n) return false
  }
  if (postings.length > 0) await post(tx, { key: `jackpot-close:${row.id}:${row.version}`, kind: 'jackpot', postings })
  return true
}

const owedAt = (carried: readonly bigint[][], slot: number | undefined): bigint =>
  slot === undefined ? 0n : carried.reduce((sum, share) => sum + (share[slot - 1] ?? 0n), 0n)
