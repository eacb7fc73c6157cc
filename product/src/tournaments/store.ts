import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'
import type { TournamentGroup } from './contract.ts'

const stateNow = `case when starts_at > now() then 'future' when ends_at > now() then 'active' else 'finished' end`
const listStatement = sql(
  'tournaments.list',
  `select id, texts, images, games, total_prize_minor, currency, starts_at, ends_at, ${stateNow} as status, count(*) over () as total
     from tournaments.tournaments
    where enabled and ($1::bigint[] is null or id = any ($1)) and ($2 = 'all' or $2 = ${stateNow})
    order by case ${stateNow} when 'active' then 0 when 'future' then 1 else 2 end, starts_at desc, id limit $3 offset $4`
)
const putStatement = sql(
  'tournaments.put',
  `insert into tournaments.tournaments (texts, images, games, total_prize_minor, currency, starts_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7) returning id`
)

export interface TournamentRow extends Described {
  id: bigint
  games: string[]
  total_prize_minor: bigint
  currency: Currency
  starts_at: Date
  ends_at: Date
  status: 'future' | 'active' | 'finished'
  total: bigint
}
export interface NewTournament extends Described {
  readonly games: readonly string[]
  readonly totalPrizeMinor: bigint
  readonly currency: Currency
  readonly startsAt: Date
  readonly endsAt: Date
}
export interface Asked {
  readonly ids?: readonly string[] | undefined
  readonly status: TournamentGroup
  readonly offset: number
  readonly count: number
}
export const readTournaments = (tx: ReadTx, { ids, status, offset, count }: Asked) =>
  tx.rows<TournamentRow>(listStatement, [ids ?? null, status, count, offset])
export const insertTournament = (tx: Tx, one: NewTournament) =>
  tx.maybe<{ id: bigint }>(putStatement, [
    JSON.stringify(one.texts),
    JSON.stringify(one.images),
    one.games,
    one.totalPrizeMinor,
    one.currency,
    one.startsAt,
    one.endsAt,
  ])
