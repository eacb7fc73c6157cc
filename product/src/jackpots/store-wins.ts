import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'
import type { LevelTitles } from './rules/levels.ts'

const columns = 'w.id, w.jackpot_id, w.level, w.player_uid, w.round_id, w.game, w.currency, w.amount_minor, w.won_at'
// One look at the index for each level, however many wins there were.
const lastStatement = sql(
  'jackpots.last_wins',
  `select w.* from jackpots.levels l
     cross join lateral (select ${columns} from jackpots.wins w where w.jackpot_id = l.jackpot_id and w.level = l.name order by w.run desc limit 1) w
    where l.jackpot_id = any ($1)`
)
/** Wins are counted so far. */
const countedMost = 10_000
// Each by its own index: one statement for both is read by the number of the win, through those of all other jackpots.
const winnersOf = (condition: string): string =>
  `select ${columns}, j.texts, j.images, j.level_titles,
       (select count(*) from (select 1 from jackpots.wins w where ${condition} order by w.id desc limit ${countedMost}) counted) as total
     from jackpots.wins w join jackpots.jackpots j on j.id = w.jackpot_id
    where ${condition} order by w.id desc limit $2 offset $3`
const winnersStatements = {
  all: sql('jackpots.winners', winnersOf('$1::bigint is null')),
  one: sql('jackpots.winners_of', winnersOf('w.jackpot_id = $1')),
}
// Those whose meters moved since they were told, each once. Rounds write nothing for it: what they have staked says it, and the run of each level.
const changedStatement = sql(
  'jackpots.changed',
  `with now as (
     select j.id, coalesce(sum(s.staked_minor), 0) || ':' || j.version || ':' || (select coalesce(sum(l.run), 0) from jackpots.levels l where l.jackpot_id = j.id) as mark
       from jackpots.jackpots j left join jackpots.shares s on s.jackpot_id = j.id where j.enabled group by j.id
   )
   insert into jackpots.published (jackpot_id, mark) select id, mark from now order by id
     on conflict (jackpot_id) do update set mark = excluded.mark where published.mark <> excluded.mark
   returning jackpot_id as id`
)

export interface WinRow {
  readonly id: bigint
  readonly jackpot_id: bigint
  readonly level: string
  readonly player_uid: bigint
  readonly round_id: bigint
  readonly game: string
  readonly currency: Currency
  readonly amount_minor: bigint
  readonly won_at: Date
}
export interface WinnerRow extends WinRow, Described {
  readonly level_titles: LevelTitles
  readonly total: bigint
}
/** The last win of each level. */
export const readLastWins = (tx: ReadTx, ids: readonly bigint[]) => tx.rows<WinRow>(lastStatement, [ids])
export const readWinners = (
  tx: ReadTx,
  { id, offset, count }: { id?: string | undefined; offset: number; count: number }
) => tx.rows<WinnerRow>(id === undefined ? winnersStatements.all : winnersStatements.one, [id ?? null, count, offset])
export const markChanged = (tx: Tx) => tx.rows<{ id: bigint }>(changedStatement)
