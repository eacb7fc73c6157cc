import { type ReadTx, sql } from '@ante/kit/context'

const listStatement = sql(
  'games.switches',
  `select g.sysname, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, p.name as provider, g.enabled as is_enabled, count(*) over () as total
     from games.games g join games.providers p on p.sysname = g.provider
    where ($1::text[] is null or g.sysname = any ($1)) and (not $2 or not g.enabled)
    order by array_position($1, g.sysname), name, g.sysname limit $3 offset $4`
)

export interface SwitchRow {
  sysname: string
  name: string
  provider: string
  is_enabled: boolean
  total: bigint
}
/** All games by name; or `found` alone, in their order. */
export const readSwitches = (
  tx: ReadTx,
  by: { found: readonly string[] | null; onlyDisabled: boolean; count: number; offset: number }
) => tx.rows<SwitchRow>(listStatement, [by.found, by.onlyDisabled, by.count, by.offset])
