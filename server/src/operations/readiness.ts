import type pg from 'pg'
import { readOnly } from '../database/database.ts'
import { codeOf } from '../errors.ts'

export type Readiness =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string; readonly skewMs?: number }

export interface ReadinessOptions {
  /** That of the calls. */
  readonly pool: pg.Pool
  /** All others of this process, by what they are for. */
  readonly pools: () => Readonly<Record<string, pg.Pool>>
}

const skewMaxMs = 1000
const answerWithinMs = 3_000
/** Whoever asks more often gets the same answer: it costs a write. */
const freshMs = 1_000

/**
 * A write, and more rows than fit the memory that they may use: these go into a temporary file, so that a full disk is noticed before a table needs
 * another page.
 */
const probe = `begin;
  select set_config('work_mem', '64kB', true), set_config('synchronous_commit', 'off', true);
  select count(*) from generate_series(1, 20000);
  update ante.write_probe set written_at = clock_timestamp() returning written_at as now;
  commit`

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_go, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${answerWithinMs} ms`)), answerWithinMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function reasonOf(error: unknown): string {
  const code = codeOf(error) ?? ''
  if (code === readOnly) return 'the database only reads'
  if (code.startsWith('53')) return 'the database is out of disk, memory or connections'
  return 'the database does not answer'
}

/** A connection that only reads is dropped by its error. One that is new then says what holds now. */
async function write(pool: pg.Pool): Promise<pg.QueryResult<{ now?: Date }>[]> {
  for (let left = pool.totalCount; ; left--) {
    try {
      // Several statements are answered by a list, of which the driver's types know nothing.
      const answers: unknown = await pool.query(probe)
      return Array.isArray(answers) ? answers : []
    } catch (error) {
      if (left <= 0 || codeOf(error) !== readOnly) throw error
    }
  }
}

async function checkWriting(pool: pg.Pool): Promise<Readiness> {
  const askedAt = Date.now()
  const results = await within(write(pool))
  const there =
    results
      .flatMap(({ rows }) => rows)
      .find(({ now }) => now !== undefined)
      ?.now?.getTime() ?? 0
  // Read somewhere between the question and its answer, which may have waited for a connection or for its turn here.
  const skewMs = Math.max(0, askedAt - there, there - Date.now())
  return skewMs > skewMaxMs ? { ok: false, reason: 'the clocks of server and database differ', skewMs } : { ok: true }
}

async function check({ pool, pools }: ReadinessOptions): Promise<Readiness> {
  try {
    const isThere = Object.entries(pools()).map(async ([name, other]): Promise<Readiness> => {
      try {
        await within(other.query('select 1'))
        return { ok: true }
      } catch {
        return { ok: false, reason: `the database does not answer the ${name}` }
      }
    })
    const answers = await Promise.all([checkWriting(pool), ...isThere])
    return answers.find(({ ok }) => !ok) ?? { ok: true }
  } catch (error) {
    return { ok: false, reason: reasonOf(error) }
  }
}

/** Whether this host may be sent requests: its database answers each pool of connections, writes, and has the same time. */
export function createReadiness(options: ReadinessOptions): () => Promise<Readiness> {
  let last: { readonly at: number; readonly answer: Promise<Readiness> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at > freshMs) last = { at: now, answer: check(options) }
    return last.answer
  }
}
