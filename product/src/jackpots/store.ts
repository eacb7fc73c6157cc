import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'

const listStatement = sql(
  'jackpots.list',
  `select id, texts, images, currency, levels, games, count(*) over () as total
     from jackpots.jackpots where enabled and ($1::bigint[] is null or id = any ($1)) order by id limit $2 offset $3`
)
const putStatement = sql(
  'jackpots.put',
  `insert into jackpots.jackpots (sysname, texts, images, currency, levels, games) values ($1, $2, $3, $4, $5, $6)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, levels = excluded.levels, games = excluded.games, enabled = true returning id`
)
const namedStatement = sql(
  'jackpots.named',
  'select id, currency, levels from jackpots.jackpots where sysname = $1 for update'
)
const closeStatement = sql('jackpots.close', 'update jackpots.jackpots set enabled = false where id = $1')

export interface NewJackpot extends Described {
  /** Under a name that is known it is written again, but for its currency. */
  readonly sysname?: string
  readonly currency: Currency
  readonly levels: readonly string[]
  readonly games: readonly string[]
}
export interface JackpotRow extends NewJackpot {
  readonly id: bigint
  readonly total: bigint
}
export const readJackpots = (
  tx: ReadTx,
  { ids, offset, count }: { ids?: readonly string[] | undefined; offset: number; count: number }
) => tx.rows<JackpotRow>(listStatement, [ids ?? null, count, offset])
export const insertJackpot = (tx: Tx, jackpot: NewJackpot) =>
  tx.maybe<{ id: bigint }>(putStatement, [
    jackpot.sysname ?? null,
    JSON.stringify(jackpot.texts),
    JSON.stringify(jackpot.images),
    jackpot.currency,
    jackpot.levels,
    jackpot.games,
  ])
/** What has this name, locked. */
export const lockNamed = (tx: Tx, sysname: string) =>
  tx.maybe<Pick<JackpotRow, 'id' | 'currency' | 'levels'>>(namedStatement, [sysname])
export const close = (tx: Tx, id: bigint) => tx.rows(closeStatement, [id])
