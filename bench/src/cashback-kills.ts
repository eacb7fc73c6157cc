import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { audit } from '@ante/product/ledger/index'
import { openDatabase } from '@ante/server/database/database'
import type pg from 'pg'
import type { Database } from './ground.ts'
import type { Row } from './table.ts'

const kills = 20
/** Into so many parts the job is divided: the last ones are left to its end, which would come before a late kill. */
const parts = kills + 3

/** What a programme gave, whoever has it and however it is worked out, as one hash; and the sum that it put on balances. */
async function resultOf(pool: pg.Pool, program: string): Promise<string> {
  const { rows } = await pool.query<{ count: string; hash: string; paid: string }>(
    `select count(*)::text as count, md5(string_agg(concat_ws('|', uid, currency, amount_minor, status, calculation), ',' order by uid)) as hash,
            (select coalesce(sum(p.amount_minor), 0) from bonuses.cashbacks c join ledger.transactions t on t.key = 'cashback:' || c.id join ledger.postings p on p.transaction_id = t.id where c.program = $1)::text as paid
       from bonuses.cashbacks where program = $1`,
    [program]
  )
  return JSON.stringify(rows[0])
}

const givenBy = async (pool: pg.Pool, programs: readonly string[]): Promise<number> =>
  (
    await pool.query<{ count: number }>(
      'select count(*)::int as count from bonuses.cashbacks where program = any ($1)',
      [programs]
    )
  ).rows[0]?.count ?? 0

/** The job in a process of its own, from the moment on at which it begins. */
async function startJob(
  { url }: Database,
  monday: number
): Promise<{ child: ChildProcess; ended: Promise<unknown[]> }> {
  const child = fork(fileURLToPath(new URL('cashback-job.ts', import.meta.url)), [url, String(monday)], {
    execArgv: ['--conditions=ante-server', '--disable-warning=ExperimentalWarning'],
  })
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended])
  return { child, ended }
}

/**
 * The job of `programs`, killed with SIGKILL at moments spread evenly over what it has to give, and begun again each time. `like`: programmes of the same terms that were given without a kill.
 * `runMs`: how long the job takes; a kill comes up to a part of its step later, so that it hits transactions at different places, but before the next moment: one of the two jobs gives faster.
 */
export async function measureKills(
  database: Database,
  {
    monday,
    programs,
    like,
    players,
    runMs,
  }: { monday: number; programs: readonly string[]; like: readonly string[]; players: number; runMs: number }
): Promise<Row> {
  const { pool } = database
  const stepMs = runMs / parts
  const dueAt = (moment: number): number => Math.floor((moment * players * programs.length) / parts)
  let killed = 0
  for (let moment = 0; moment < kills; moment += 1) {
    const { child, ended } = await startJob(database, monday)
    const isBefore = async (due: number) => child.exitCode === null && (await givenBy(pool, programs)) < due
    while (await isBefore(dueAt(moment))) await sleep(10)
    const later = performance.now() + (((moment * 7) % kills) / kills) * stepMs
    while (performance.now() < later && (await isBefore(dueAt(moment + 1)))) await sleep(10)
    child.kill('SIGKILL')
    const [, signal] = await ended
    if (signal === 'SIGKILL') killed += 1
  }
  const last = await startJob(database, monday)
  const [code] = await last.ended
  const resultsOf = (names: readonly string[]) => Promise.all(names.map((name) => resultOf(pool, name)))
  const results = [await resultsOf(like), await resultsOf(programs)].map((found) => found.join())
  const problems = await openDatabase(pool).read(audit)
  const isWhole = code === 0 && (await givenBy(pool, programs)) === players * programs.length
  const isSame = isWhole && new Set(results).size === 1
  return {
    what: `the same two jobs, their process killed at ${kills} moments and begun again`,
    ours: `${killed} kills, ${isSame ? 'the same result' : 'another result'}, ${problems.length === 0 ? 'Σ = 0' : 'Σ ≠ 0'}`,
    yardstick: 'not killed',
    ratio: '',
    bar: 'the same result',
    met: killed === kills && isSame && problems.length === 0,
  }
}
