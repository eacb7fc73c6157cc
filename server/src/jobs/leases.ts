import { randomUUID } from 'node:crypto'
import type { Log } from '@ante/kit/context'
import type pg from 'pg'

export interface Leases {
  /** Whether the name is this process's until it is released: nobody else has it. It is renewed meanwhile. */
  take(name: string): Promise<boolean>
  release(name: string): Promise<void>
  /** For a name that nobody else uses: taken now or, where the database does not answer, with the next renewal. */
  keep(name: string): Promise<void>
  close(): void
}

export interface LeasesOptions {
  readonly pool: pg.Pool
  readonly log: Log
  /** After the last renewal of an owner that vanished. */
  readonly leaseMs: number
}

/** Nobody waits for the disk: a lease that a crash of the database loses is taken again. */
const withoutWaiting = `set_config('synchronous_commit', 'off', true) = 'off'`
const takeStatement = {
  name: 'ante.take_leases',
  text: `insert into ante.leases as l (name, owner, expires_at)
    select name, $2, clock_timestamp() + $3 * interval '1 millisecond' from unnest($1::text[]) as name where ${withoutWaiting} order by name
    on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at
      where l.owner = excluded.owner or l.expires_at <= clock_timestamp()
    returning name`,
}
const releaseStatement = {
  name: 'ante.release_lease',
  text: `update ante.leases set expires_at = '-infinity' where name = $1 and owner = $2 and ${withoutWaiting}`,
}

/** Rows that expire by the database's clock: an owner that vanished holds up nobody for longer than its lease. */
export function createLeases({ pool, log, leaseMs }: LeasesOptions): Leases {
  const owner = randomUUID()
  const taken = new Set<string>()
  async function take(names: readonly string[]): Promise<Set<string>> {
    const { rows } = await pool.query<{ name: string }>({ ...takeStatement, values: [names, owner, leaseMs] })
    return new Set(rows.map(({ name }) => name))
  }
  async function renew(): Promise<void> {
    const names = [...taken]
    if (names.length === 0) return
    try {
      const renewed = await take(names)
      const lost = names.filter((name) => taken.has(name) && !renewed.has(name))
      if (lost.length > 0) log.warn({ leases: lost }, 'leases were lost to another host')
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, 'leases could not be renewed')
    }
  }
  const timer = setInterval(() => void renew(), leaseMs / 3)
  return {
    async take(name) {
      const isTaken = (await take([name])).has(name)
      if (isTaken) taken.add(name)
      return isTaken
    },
    // One that cannot be given back expires.
    async release(name) {
      taken.delete(name)
      await pool.query({ ...releaseStatement, values: [name, owner] }).catch(() => undefined)
    },
    async keep(name) {
      taken.add(name)
      await renew()
    },
    close: () => clearInterval(timer),
  }
}
