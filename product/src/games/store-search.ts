import { type ReadTx, sql } from '@ante/kit/context'

const revisionStatement = sql('games.catalogue_revision', 'select revision from games.catalogue')
const gameNamesStatement = sql(
  'games.game_names',
  `select g.sysname, coalesce(nullif(g.description ->> 'name', ''), g.name) as name, p.name as provider
     from games.games g join games.providers p on p.sysname = g.provider order by g.place, g.sysname`
)
/** Another number than before: a game or a studio came, went or has another name. */
export async function readRevision(tx: ReadTx): Promise<bigint> {
  return (await tx.maybe<{ revision: bigint }>(revisionStatement))?.revision ?? 0n
}

/** The names of all games that can be found, in the lobby's order. */
export const readNames = (tx: ReadTx) =>
  tx.rows<{ sysname: string; name: string; provider: string }>(gameNamesStatement)
