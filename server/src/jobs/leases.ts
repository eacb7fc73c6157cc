import { randomUUID } from 'node:crypto'
import type { Log } from '@ante/kit/context'
import type pg from 'pg'

export interface Leases {
  /**
   * Whether the name is this process's until it is released: nobody else has it. It is renewed meanwhile. One that is held already is answered without
   * asking the database.
   */
  take(name: string): Promise<boolean>
  release(name: string): Promise<void>
  /** For a name that nobody else uses: taken now or, where the database does not answer, with the next renewal. */
  keep(name: string): Promise<void>
  /** Gives back all that is held. */
  close(): Promise<void>
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
  text: `update ante.leases set expires_at = '-infinity' where name = any ($1::text[]) and owner = $2 and ${withoutWaiting}`,
}

/** Rows that expire by the database's clock: an owner that vanished holds up nobody for longer than its lease. */
export function createLeases({ pool, log, leaseMs }: LeasesOptions): Leases {
  const owner = randomUUID()
  /** By this process's own clock: until when nobody else can have the name. */
  const taken = new Map<string, number>()
  async function take(names: readonly string[]): Promise<Map<string, number>> {
    // Reckoned from before the question: it ends here before it ends there.
    const until = performance.now() + leaseMs
    const { rows } = await pool.query<{ name: string }>({ ...takeStatement, values: [names, owner, leaseMs] })
    return new Map(rows.map(({ name }) => [name, until]))
  }
  async function giveBack(names: readonly string[]): Promise<void> {
    for (const name of names) taken.delete(name)
    // What cannot be given back expires.
    await pool.query({ ...releaseStatement, values: [names, owner] }).catch(() => undefined)
  }
  async function renew(): Promise<void> {
    const names = [...taken.keys()]
    if (names.length === 0) return
    try {
      const renewed = await take(names)
      // What was given back meanwhile stays so.
      const held = names.filter((name) => taken.has(name))
      for (const name of held) taken.set(name, renewed.get(name) ?? 0)
      const lost = held.filter((name) => !renewed.has(name))
      if (lost.length > 0) log.warn({ leases: lost }, 'leases were lost to another host')
    } catch (error) {
      log.warn({ error: error instanceof Error ? error.message : String(error) }, 'leases could not be renewed')
    }
  }
  const timer = setInterval(() => void renew(), leaseMs / 3)
  return {
    async take(name) {
      if ((taken.get(name) ?? 0) > performance.now()) return true
      const until = (await take([name])).get(name)
      if (until !== undefined) taken.set(name, until)
      return until !== undefined
    },
    release: (name) => giveBack([name]),
    async keep(name) {
      taken.set(name, 0)
      await renew()
    },
    async close() {
      clearInterval(timer)
      await giveBack([...taken.keys()])
    },
  }
}
