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
  'insert into jackpots.jackpots (texts, images, currency, levels, games) values ($1, $2, $3, $4, $5) returning id'
)

export interface NewJackpot extends Described {
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
    JSON.stringify(jackpot.texts),
    JSON.stringify(jackpot.images),
    jackpot.currency,
    jackpot.levels,
    jackpot.games,
  ])
