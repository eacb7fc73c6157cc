import type { Context } from '@ante/kit/context'
import { instant } from '@ante/kit/instant'
import { weekOf } from '@ante/product/cashback/rules/weeks'
import { createPolicies } from '@ante/product/policies/index'
import { openDatabase } from '@ante/server/database/database'
import type pg from 'pg'

const dayMs = 86_400_000

export type Works = Pick<Context, 'db' | 'clock' | 'policy' | 'setting' | 'log'>

/** The Monday of the week before that of `now`, in milliseconds. */
export const mondayBefore = (now: number): number => Date.parse(`${weekOf(now - 7 * dayMs)}T00:00:00Z`)

/** What the job of cashback works with, half a day after the week of `monday` is over. */
export function cashbackWorks(pool: pg.Pool, monday: number): Works {
  const policies = createPolicies()
  return {
    db: openDatabase(pool),
    clock: { now: () => instant(monday + 7.5 * dayMs) },
    policy: (person) => policies.of(instant(monday), ['default'], person),
    setting: (_name, schema) => schema.parse(undefined),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  }
}
