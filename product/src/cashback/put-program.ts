import type { Tx } from '@ante/kit/context'
import { nextWeek, weekOf } from './rules/weeks.ts'
import * as store from './store.ts'

/** From which week on it holds: the running one where the programme is new, else the next, so that nobody's week changes while it runs. */
export async function putProgram(tx: Tx, at: number, program: store.NewProgram): Promise<string> {
  await store.lockPrograms(tx)
  const week = weekOf(at)
  const isNew = !(await store.readAllPrograms(tx)).some(
    ({ sysname, from_week }) => sysname === program.sysname && from_week <= week
  )
  const fromWeek = isNew ? week : nextWeek(week)
  await store.putProgram(tx, program, fromWeek)
  return fromWeek
}

/** From which week on there is none; undefined where there is no such programme. */
export async function closeProgram(tx: Tx, at: number, sysname: string): Promise<string | undefined> {
  await store.lockPrograms(tx)
  if (!(await store.readAllPrograms(tx)).some((one) => one.sysname === sysname)) return undefined
  const fromWeek = nextWeek(weekOf(at))
  await store.closeProgram(tx, sysname, fromWeek)
  return fromWeek
}
