import type { Tx } from '@ante/kit/context'
import { engineOf } from '@ante/arcade/rules/catalogue'
import { isShared } from '@ante/arcade/rules/engine'
import { isPositive, money } from '@ante/kit/money'
import { balancesOf, post } from '../ledger/index.ts'
import { meterAccount, reserveAccount, reserveSlot, seedsAccount } from './accounts.ts'
import { type LevelTerms, mayBecome } from './rules/levels.ts'
import * as store from './store.ts'

/** `games`: one of them has no rounds of its own. `conflict`: see `jackpots.put`. */
export type NotWritten = 'games' | 'conflict'

/** Whether its rounds are its player's own, with a stake and seeds for each. */
const hasOwnRounds = (game: string): boolean => {
  const engine = engineOf(game)
  return engine !== undefined && !isShared(engine)
}

/** Writes a jackpot whole, under a new version, and pays the seeds of its new meters. Rounds in flight end first. */
export async function writeJackpot(tx: Tx, jackpot: store.NewJackpot): Promise<NotWritten | { id: bigint }> {
  if (!jackpot.games.every(hasOwnRounds)) return 'games'
  await store.lockPutting(tx)
  if (await store.isTaken(tx, jackpot)) return 'conflict'
  const known = jackpot.sysname === undefined ? undefined : await store.findNamed(tx, jackpot.sysname)
  if (known) await store.lockWhole(tx, known.id)
  const before = known ? await store.readLevels(tx, [known.id]) : []
  if (known && !(await maySucceed(tx, known, before, jackpot))) return 'conflict'
  const row = await store.insertJackpot(tx, jackpot)
  if (!row) throw new Error('no jackpot was inserted')
  const slots = slotsOf(before, jackpot.levels)
  await store.dropLevels(
    tx,
    row.id,
    jackpot.levels.map(({ name }) => name)
  )
  for (const level of jackpot.levels) await store.putLevel(tx, row.id, level, slots.get(level.name) ?? 0)
  await store.putShares(tx, row.id, {
    version: row.version,
    currency: jackpot.currency,
    accounts: [...jackpot.levels.map(({ name }) => meterAccount(row.id, name)), reserveAccount(row.id)],
    rates: [...jackpot.levels.map(({ ratePpm }) => ratePpm), jackpot.reservePpm ?? 0],
    slots: [...jackpot.levels.map(({ name }) => slots.get(name) ?? 0), reserveSlot],
  })
  if (jackpot.isPaused === true) await store.stopShares(tx, row.id)
  for (const level of jackpot.levels)
    if (!before.some(({ name }) => name === level.name))
      await post(tx, {
        key: `jackpot-seed:${row.id}:${level.name}:${row.version}`,
        kind: 'jackpot',
        postings: [
          {
            from: seedsAccount,
            to: meterAccount(row.id, level.name),
            amount: money(level.seedMinor, jackpot.currency),
            code: 'jackpot-seed',
          },
        ],
      })
  return { id: row.id }
}

/** A level keeps its slot, because what is carried for it stands there. */
function slotsOf(before: readonly store.LevelRow[], levels: readonly LevelTerms[]): Map<string, number> {
  const kept = before.filter(({ name }) => levels.some((level) => level.name === name))
  const slots = new Map(kept.map(({ name, slot }) => [name, slot]))
  const free = [1, 2, 3, 4, 5, 6, 7, 8].filter((slot) => !kept.some((row) => row.slot === slot))
  for (const { name } of levels) if (!slots.has(name)) slots.set(name, free.shift() ?? 0)
  return slots
}

/** Whether what is there may become this: no meter with money goes, or changes how it is fed and won. */
async function maySucceed(
  tx: Tx,
  known: Pick<store.JackpotRow, 'id' | 'currency' | 'levels'>,
  before: readonly store.LevelRow[],
  { currency, levels }: store.NewJackpot
): Promise<boolean> {
  if (known.currency !== currency) return false
  const gone = known.levels.filter((name) => !levels.some((level) => level.name === name))
  if (await holdMoney(tx, known, gone)) return false
  return before.every((row) => {
    const next = levels.find(({ name }) => name === row.name)
    return next === undefined || mayBecome(store.termsOf(row), next)
  })
}

async function holdMoney(
  tx: Tx,
  { id, currency }: Pick<store.JackpotRow, 'id' | 'currency'>,
  levels: readonly string[]
): Promise<boolean> {
  const paths = levels.map((level) => meterAccount(id, level))
  return Object.values(await balancesOf(tx, paths, currency)).some((held) => held !== undefined && isPositive(held))
}
