import type { ReadTx } from '@ante/kit/context'
import { nextWeek, weekOf } from './rules/weeks.ts'
import * as store from './store.ts'

/** The programmes of this week, and in place of theirs the terms that stand from the next Monday on are told too where they are others. */
export async function readRunningPrograms(tx: ReadTx, at: number): Promise<store.ProgramRow[]> {
  const week = weekOf(at)
  const now = await store.readPrograms(tx, week)
  const next = await store.readPrograms(tx, nextWeek(week))
  return [
    ...now,
    ...next.filter((one) => !now.some((row) => row.sysname === one.sysname && row.from_week === one.from_week)),
  ]
}
