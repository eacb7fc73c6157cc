import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'
import type { StoredSeed } from '@ante/kit/stored-seed'
import type { DrawKind } from './contract.ts'
import type { Stakes } from './rules/terms.ts'

const columns = `id, sysname, run, kind, texts, images, games, currency, starts_at, ends_at, due_before, prizes_minor, grows_from_minor, stakes, ticket_points,
  tickets_most, repeats, seed, seed_hash, tickets, rounds, list_hash, closed_at, withdrawn_at`
const statements = {
  list: sql(
    'draws.list',
    `select ${columns}, count(*) over () as total from draws.draws
      where withdrawn_at is null and ($1::bigint[] is null or id = any ($1))
      order by case when closed_at is not null then 2 when starts_at > now() then 1 else 0 end, case when closed_at is null then ends_at end, closed_at desc, id
      limit $2 offset $3`
  ),
  staffList: sql(
    'draws.list_for_staff',
    `select ${columns}, count(*) over () as total from draws.draws order by starts_at desc, id desc limit $1 offset $2`
  ),
  one: sql('draws.one', `select ${columns} from draws.draws where id = $1 and withdrawn_at is null`),
  lock: sql(
    'draws.lock',
    `select ${columns} from draws.draws where id = $1 and withdrawn_at is null for no key update`
  ),
  lockRunning: sql(
    'draws.lock_running',
    `select ${columns} from draws.draws where closed_at is null and withdrawn_at is null and starts_at <= now() order by id for no key update`
  ),
  insert: sql(
    'draws.insert',
    `insert into draws.draws (sysname, run, kind, texts, images, games, currency, starts_at, ends_at, due_before, prizes_minor, grows_from_minor, stakes, ticket_points,
        tickets_most, repeats, seed, seed_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     on conflict (sysname, run) do nothing returning id`
  ),
  insertPrizes: sql(
    'draws.insert_prizes',
    'insert into draws.prizes (draw_id, place, amount_minor) select $1, place, amount from unnest($2::bigint[]) with ordinality as p (amount, place)'
  ),
  isKnown: sql('draws.is_known', 'select id from draws.draws where sysname = $1 limit 1'),
  withdraw: sql(
    'draws.withdraw',
    'update draws.draws set withdrawn_at = now(), repeats = false where sysname = $1 and starts_at > now() and withdrawn_at is null returning id'
  ),
  stop: sql('draws.stop', 'update draws.draws set repeats = false where sysname = $1 and withdrawn_at is null'),
  // The next one is written when one begins: its hash is there long before its first ticket.
  repeating: sql(
    'draws.repeating',
    `select ${columns} from draws.draws d where repeats and starts_at <= now() and withdrawn_at is null
        and not exists (select from draws.draws n where n.sysname = d.sysname and n.run > d.run) for no key update skip locked`
  ),
  // A raffle that is over, and drops that have begun: when they fall follows from the seed.
  due: sql(
    'draws.due_draws',
    `select ${columns}, array(select place from draws.prizes p where p.draw_id = d.id and p.player_uid is null order by place) as open_places
       from draws.draws d where closed_at is null and withdrawn_at is null and case kind when 'raffle' then ends_at else starts_at end <= now() order by id`
  ),
  addRounds: sql('draws.add_rounds', 'update draws.draws set rounds = rounds + $2 where id = $1'),
  close: sql('draws.close', 'update draws.draws set closed_at = now(), list_hash = $2 where id = $1'),
}

export interface DrawRow extends Described {
  id: bigint
  sysname: string
  run: number
  kind: DrawKind
  games: string[]
  currency: Currency
  starts_at: Date
  ends_at: Date
  due_before: Date
  prizes_minor: bigint[]
  grows_from_minor: bigint | null
  stakes: Stakes
  ticket_points: bigint | null
  tickets_most: number | null
  repeats: boolean
  seed: StoredSeed
  seed_hash: string
  tickets: bigint
  rounds: bigint
  list_hash: string | null
  closed_at: Date | null
  withdrawn_at: Date | null
}
/** A seed that was just made: sealed, or plain where there is no key at hand yet. */
export interface FreshSeed {
  readonly seed: StoredSeed | string
  readonly seed_hash: string
}
export type NewDraw = Omit<
  DrawRow,
  'id' | 'tickets' | 'rounds' | 'list_hash' | 'closed_at' | 'withdrawn_at' | keyof FreshSeed | keyof Described
> &
  FreshSeed &
  Described
type Counted = DrawRow & { total: bigint }

export const readDraws = (
  tx: ReadTx,
  { ids, offset, count }: { ids?: readonly string[] | undefined; offset: number; count: number }
) => tx.rows<Counted>(statements.list, [ids ?? null, count, offset])
export const readAllDraws = (tx: ReadTx, { offset, count }: { offset: number; count: number }) =>
  tx.rows<Counted>(statements.staffList, [count, offset])
export const readDraw = (tx: ReadTx, id: bigint) => tx.maybe<DrawRow>(statements.one, [id])
export const lockDraw = (tx: Tx, id: bigint) => tx.maybe<DrawRow>(statements.lock, [id])
/** Those that have begun and are not closed, in the order of their ids. */
export const lockRunning = (tx: Tx) => tx.rows<DrawRow>(statements.lockRunning)
export const readDue = (tx: ReadTx) => tx.rows<DrawRow & { open_places: number[] }>(statements.due)
export const lockRepeating = (tx: Tx) => tx.rows<DrawRow>(statements.repeating)
export const isKnown = async (tx: ReadTx, sysname: string): Promise<boolean> =>
  (await tx.maybe(statements.isKnown, [sysname])) !== undefined
export const withdraw = (tx: Tx, sysname: string) => tx.rows<{ id: bigint }>(statements.withdraw, [sysname])
export const stop = (tx: Tx, sysname: string) => tx.rows(statements.stop, [sysname])
export const addRounds = (tx: Tx, id: bigint, rounds: number) => tx.rows(statements.addRounds, [id, rounds])
export const closeDraw = (tx: Tx, id: bigint, listHash: string | null) => tx.rows(statements.close, [id, listHash])

/** With its prizes. Undefined where this run is known. */
export async function insertDraw(tx: Tx, one: NewDraw): Promise<bigint | undefined> {
  const row = await tx.maybe<{ id: bigint }>(statements.insert, [
    one.sysname,
    one.run,
    one.kind,
    JSON.stringify(one.texts),
    JSON.stringify(one.images),
    one.games,
    one.currency,
    one.starts_at,
    one.ends_at,
    one.due_before,
    one.prizes_minor,
    one.grows_from_minor,
    JSON.stringify(one.stakes),
    one.ticket_points,
    one.tickets_most,
    one.repeats,
    one.seed,
    one.seed_hash,
  ])
  if (!row) return undefined
  await tx.rows(statements.insertPrizes, [row.id, one.prizes_minor])
  return row.id
}
