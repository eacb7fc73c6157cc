import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

const score = z.tuple([z.number().int().min(0).max(30), z.number().int().min(0).max(30)])
const text = z.string().min(1).max(120)
const side = z.object({ id: text, name: text })
/** A match of the past that a customer wants played again at a time of its own. */
export const replay = z.object({
  id: z.string().regex(/^r[a-z0-9-]{3,80}$/),
  starts_at: z.iso.datetime({ offset: true }),
  competition: z.object({ id: text, name: text, region: z.object({ code: text, name: text }) }),
  round: z.string().max(120),
  home: side,
  away: side,
  half_time: score.optional(),
  full_time: score.optional(),
  goals: z
    .array(
      z.object({
        side: z.enum(['home', 'away']),
        minute: z.number().int().min(1).max(90),
        stoppage: z.number().int().min(0).max(20),
      })
    )
    .max(30)
    .optional(),
  end: z.enum(['played', 'postponed', 'cancelled', 'abandoned']),
})
export type Replay = z.infer<typeof replay>
export interface StoredReplay extends Replay {
  /** When it was ordered: what would have happened before that is told at once. */
  readonly orderedAt: number
}

/** The replays that were ordered, in one SQLite file: the only thing this vendor has to remember. */
export function openReplays(path: string) {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true })
  const db = new DatabaseSync(path)
  db.exec(`pragma journal_mode = wal;
    create table if not exists replays (id text primary key, starts_at integer not null, ordered_at integer not null, body text not null) strict;
    create index if not exists replays_starts_at on replays (starts_at);`)
  // The first order stands: a match that has begun must not change.
  const insert = db.prepare(
    'insert into replays (id, starts_at, ordered_at, body) values (?, ?, ?, ?) on conflict (id) do nothing'
  )
  const between = db.prepare(
    'select ordered_at, body from replays where starts_at >= ? and starts_at < ? order by starts_at, id'
  )
  const one = db.prepare('select ordered_at, body from replays where id = ?')
  const read = (row: Record<string, unknown>): StoredReplay => ({
    ...replay.parse(JSON.parse(String(row.body))),
    orderedAt: Number(row.ordered_at),
  })
  return {
    /** How many were new. */
    order(all: readonly Replay[], now: number): number {
      db.exec('begin')
      try {
        const added = all.reduce(
          (count, match) =>
            count + Number(insert.run(match.id, Date.parse(match.starts_at), now, JSON.stringify(match)).changes),
          0
        )
        db.exec('commit')
        return added
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    between: (from: number, to: number): StoredReplay[] => between.all(from, to).map(read),
    find: (id: string): StoredReplay | undefined => {
      const row = one.get(id)
      return row && read(row)
    },
    close: () => db.close(),
  }
}
export type Replays = ReturnType<typeof openReplays>
