import { type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { Described } from '@ante/kit/description'
import type { Currency } from '@ante/kit/money'
import type { TournamentGroup } from './contract.ts'
import type { Restriction, Scoring, Stages, TournamentState } from './rules/shapes.ts'

const stateNow = `case when starts_at > now() then 'future' when ends_at > now() then 'active' else 'finished' end`
export const columns = `id, texts, images, games, total_prize_minor, currency, starts_at, ends_at, ${stateNow} as status, prizes_minor, scoring, rates, restrictions,
  reset_on_cashout, provider, tags, extra, closed_at, stages, stages_closed, entrants_most, is_entry_bought`
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
      restrictions, reset_on_cashout, provider, tags, extra, repeats, series, stages, entrants_most, is_entry_bought)
     values ($1, $2, $3, $4, tournaments.sum_of($5), $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $1, $17, $18, $19)
   on conflict (sysname) do update set texts = excluded.texts, images = excluded.images, games = excluded.games, total_prize_minor = excluded.total_prize_minor,
      prizes_minor = excluded.prizes_minor, currency = excluded.currency, starts_at = excluded.starts_at, ends_at = excluded.ends_at, scoring = excluded.scoring,
      rates = excluded.rates, restrictions = excluded.restrictions, reset_on_cashout = excluded.reset_on_cashout, provider = excluded.provider,
      tags = excluded.tags, extra = excluded.extra, repeats = excluded.repeats, series = excluded.series, stages = excluded.stages,
      entrants_most = excluded.entrants_most, is_entry_bought = excluded.is_entry_bought, enabled = true
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
  /** Where it scores by position. */
  stages: Stages | null
  stages_closed: number
  /** How many may take part; null: as many as want. */
  entrants_most: number | null
  /** Only by a purchase in the shop. */
  is_entry_bought: boolean
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
  /** It comes again when it ends. */
  readonly repeats?: boolean
  /** Where it scores by position, and only there. */
  readonly stages?: Stages | undefined
  readonly entrantsMost?: number | null
  readonly isEntryBought?: boolean
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
    one.repeats ?? false,
    one.stages ? JSON.stringify(one.stages) : null,
    one.entrantsMost ?? null,
    one.isEntryBought ?? false,
  ])

// By as many of its lengths later as lead past now: after a time without a host it begins with the period that runs.
const repeatStatement = sql(
  'tournaments.repeat',
  `insert into tournaments.tournaments (sysname, series, run, repeats, texts, images, games, total_prize_minor, prizes_minor, currency, starts_at, ends_at, scoring, rates,
      restrictions, reset_on_cashout, provider, tags, extra, stages, entrants_most, is_entry_bought)
     select series || '-' || (run + 1), series, run + 1, true, texts, images, games, total_prize_minor, prizes_minor, currency, starts_at + skipped, ends_at + skipped,
            scoring, rates, restrictions, reset_on_cashout, provider, tags, extra, stages, entrants_most, is_entry_bought
       from (select t.*, (ends_at - starts_at) * ceil(extract(epoch from now() - ends_at + interval '1 microsecond') / extract(epoch from ends_at - starts_at)) as skipped
               from tournaments.tournaments t where repeats and enabled and ends_at <= now() for no key update) over_now
      where not exists (select from tournaments.tournaments n where n.series = over_now.series and n.run > over_now.run)
   on conflict do nothing returning id, games`
)
/** The next run of each that has ended and comes again. */
export const insertRepeats = (tx: Tx) => tx.rows<{ id: bigint; games: string[] }>(repeatStatement)
