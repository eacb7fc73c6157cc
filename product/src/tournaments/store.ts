import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'
import type { TournamentGroup } from './contract.ts'
import type { Restriction, Scoring, TournamentState } from './rules/shapes.ts'

const stateNow = `case when starts_at > now() then 'future' when ends_at > now() then 'active' else 'finished' end`
const columns = `id, texts, images, games, total_prize_minor, currency, starts_at, ends_at, ${stateNow} as status, prizes_minor, scoring, rates, restrictions,
  reset_on_cashout, provider, tags, extra, closed_at`
const listStatement = sql(
  'tournaments.list',
  `select ${columns}, count(*) over () as total
     from tournaments.tournaments
    where enabled and ($1::bigint[] is null or id = any ($1)) and ($2 = 'all' or $2 = ${stateNow})
    order by case ${stateNow} when 'active' then 0 when 'future' then 1 else 2 end, starts_at desc, id limit $3 offset $4`
)
const oneStatement = sql('tournaments.one', `select ${columns} from tournaments.tournaments where enabled and id = $1`)
// Written again under its name, only what does not decide who wins follows the operator's pen once it has begun.
const putStatement = sql(
  'tournaments.put',
  `insert into tournaments.tournaments as t (sysname, texts, images, games, total_prize_minor, prizes_minor, currency, starts_at, ends_at, scoring, rates,
      restrictions, reset_on_cashout, provider, tags, extra)
     values ($1, $2, $3, $4, tournaments.sum_of($5), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, games = excluded.games, total_prize_minor = excluded.total_prize_minor,
      prizes_minor = excluded.prizes_minor, currency = excluded.currency, starts_at = excluded.starts_at, ends_at = excluded.ends_at, scoring = excluded.scoring,
      rates = excluded.rates, restrictions = excluded.restrictions, reset_on_cashout = excluded.reset_on_cashout, provider = excluded.provider,
      tags = excluded.tags, extra = excluded.extra
     where t.starts_at > now()
   returning id`
)

export interface TournamentRow extends Described {
  id: bigint
  games: string[]
  total_prize_minor: bigint
  currency: Currency
  starts_at: Date
  ends_at: Date
  status: TournamentState
  prizes_minor: bigint[]
  scoring: Scoring
  rates: Partial<Record<Currency, number>>
  restrictions: Restriction[]
  reset_on_cashout: boolean
  provider: string | null
  tags: string[]
  extra: Record<string, never>
  closed_at: Date | null
}
export interface NewTournament extends Described {
  readonly sysname?: string | undefined
  readonly games: readonly string[]
  readonly prizesMinor: readonly bigint[]
  readonly currency: Currency
  readonly startsAt: Date
  readonly endsAt: Date
  readonly scoring?: Scoring
  readonly rates?: Partial<Record<Currency, number>>
  readonly restrictions?: readonly Restriction[]
  readonly resetOnCashout?: boolean
  readonly provider?: string | null
  readonly tags?: readonly string[]
  readonly extra?: Readonly<Record<string, unknown>>
}
export interface Asked {
  readonly ids?: readonly string[] | undefined
  readonly status: TournamentGroup
  readonly offset: number
  readonly count: number
}
export const readTournaments = (tx: ReadTx, { ids, status, offset, count }: Asked) =>
  tx.rows<TournamentRow & { total: bigint }>(listStatement, [ids ?? null, status, count, offset])
export const readTournament = (tx: ReadTx, id: bigint) => tx.maybe<TournamentRow>(oneStatement, [id])
export const putTournament = (tx: Tx, one: NewTournament) =>
  tx.maybe<{ id: bigint }>(putStatement, [
    one.sysname ?? null,
    JSON.stringify(one.texts),
    JSON.stringify(one.images),
    one.games,
    one.prizesMinor,
    one.currency,
    one.startsAt,
    one.endsAt,
    one.scoring ?? 'stakes',
    JSON.stringify(one.rates ?? { [one.currency]: 100 }),
    JSON.stringify(one.restrictions ?? []),
    one.resetOnCashout ?? false,
    one.provider ?? null,
    one.tags ?? [],
    JSON.stringify(one.extra ?? {}),
  ])
