import type { Database } from '@ante/kit/context'
import { sql } from '@ante/kit/context'
import { seeds } from '@ante/product/seeds'

const lock = sql('ante.lock_seeds', 'select pg_advisory_xact_lock(4207004)')
const known = sql('ante.seed_known', 'select 1 from ante.seeds where name = $1')
const remember = sql('ante.remember_seed', 'insert into ante.seeds (name) values ($1)')

/** Fills the demo world: each part in one transaction, once. Returns the names of those that ran now. */
export async function seed(db: Database): Promise<string[]> {
  const done: string[] = []
  for (const part of seeds) {
    await db.write(async (tx) => {
      await tx.rows(lock)
      if (await tx.maybe(known, [part.name])) return
      await part.run(tx)
      await tx.rows(remember, [part.name])
      done.push(part.name)
    })
  }
  return done
}
