import type { RefusesAs, StaffContext, Tx } from '@ante/kit/context'
import type { InputOf, OutputOf } from '@ante/kit/contract'
import { isZero } from '@ante/kit/money'
import { type AccountPath, balancesOf, post, type Posting } from '../ledger/index.ts'
import { meterAccount, reserveAccount, reserveSlot } from './accounts.ts'
import type { staffEndpoints } from './contract-staff.ts'
import * as store from './store.ts'

type Close = (typeof staffEndpoints)['jackpots.close']
type Known = NonNullable<Awaited<ReturnType<typeof store.findNamed>>>

type Carried = readonly (readonly bigint[])[]

/** What is carried by the shares of these jackpots, which are locked by their ids. */
async function lockAll(tx: Tx, rows: readonly Known[]): Promise<Map<bigint, Carried>> {
  const carried = new Map<bigint, Carried>()
  for (const { id } of rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    carried.set(id, await store.lockWhole(tx, id))
  return carried
}

export const closeJackpot = (
  context: StaffContext & RefusesAs<Close>,
  { sysname, to }: InputOf<Close>
): Promise<OutputOf<Close>> =>
  context.db.write(async (tx) => {
    await store.lockPutting(tx)
    const row = (await store.findNamed(tx, sysname)) ?? context.refuse('InvalidRequest/not_found')
    if (row.enabled) {
      const heir = to === undefined || to === sysname ? undefined : await store.findNamed(tx, to)
      if (to !== undefined && (!heir?.enabled || heir.currency !== row.currency))
        context.refuse('InvalidRequest/conflict')
      const carried = await lockAll(tx, [row, ...(heir ? [heir] : [])])
      if (!(await move(tx, row, carried.get(row.id) ?? [], heir))) context.refuse('InvalidRequest/conflict')
      if (heir && (await wouldFall(tx, heir))) context.refuse('InvalidRequest/jackpot_would_fall')
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
async function move(tx: Tx, row: Known, carried: Carried, heir: Known | undefined): Promise<boolean> {
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
    if (micro !== 0n && heir && slot !== undefined) await store.carry(tx, heir.id, slot, micro)
    else if (micro > 0n) return false
  }
  if (postings.length > 0) await post(tx, { key: `jackpot-close:${row.id}:${row.version}`, kind: 'jackpot', postings })
  return true
}

/** Whether a level of this jackpot has what it is won before, with what its shares owe to it: the next stake would win it whatever is drawn. */
async function wouldFall(tx: Tx, { id, currency }: Known): Promise<boolean> {
  const carried = await store.lockWhole(tx, id)
  const levels = await store.readLevels(tx, [id])
  const held = await balancesOf(
    tx,
    levels.map(({ name }) => meterAccount(id, name)),
    currency
  )
  return levels.some(({ name, slot, before_minor: before }) => {
    const meter = held[meterAccount(id, name)]?.minor ?? 0n
    return before !== null && meter * 1_000_000n + owedAt(carried, slot) >= before * 1_000_000n
  })
}

const owedAt = (carried: Carried, slot: number | undefined): bigint =>
  slot === undefined ? 0n : carried.reduce((sum, share) => sum + (share[slot - 1] ?? 0n), 0n)
