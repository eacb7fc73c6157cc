import type { ResolvedClubs } from '../rules/import-clubs.ts'
import type { ImportLeague } from '../rules/import-countries.ts'
import { endOf, type PlacedMatch, sameSeasonMs } from '../rules/import-plan.ts'
import type { ReplayOrder } from '../rules/replay-order.ts'
import type { Score } from '../sports/sport.ts'
import type { ImportedRow, NewImported } from './store-import.ts'

export const scoreOf = ([home, away]: readonly [number, number]): Score => ({ home, away })

/** The fixture that this match already is: at the same time, or moved within its season. */
export const sameMatch = (
  rows: readonly ImportedRow[],
  { startsAt, round, source }: NewImported
): ImportedRow | undefined =>
  rows.find((row) => row.source === source || row.starts_at.getTime() === startsAt.getTime()) ??
  rows.find((row) => row.round === round && Math.abs(row.starts_at.getTime() - startsAt.getTime()) < sameSeasonMs)

/** A replay that has since been played is not the file's business any more. */
export const isUnchanged = (before: ImportedRow, now: NewImported): boolean =>
  before.status !== 'not_started' || (before.source === now.source && now.status === 'not_started')

export function orderOf(
  { match, kickoff }: PlacedMatch,
  row: NewImported,
  { sysname, name, country }: ImportLeague,
  { clubs }: ResolvedClubs
): ReplayOrder {
  const side = (spelling: string, id: number) => ({ id: `ante-${id}`, name: clubs.get(spelling)?.name ?? spelling })
  return {
    id: row.source,
    startsAt: kickoff,
    competition: { id: `ante-${sysname}`, name, region: { code: country.code, name: country.name } },
    round: match.round,
    home: side(match.home, row.homeId),
    away: side(match.away, row.awayId),
    halfTime: match.halfTime,
    fullTime: match.fullTime,
    goals: match.goals,
    end: endOf(match),
  }
}
