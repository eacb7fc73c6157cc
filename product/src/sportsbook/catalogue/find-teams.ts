import type { Context, Database, ReadTx } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { createSearch } from '@ante/kit/search/index'
import type { z } from 'zod'
import type { endpoints } from '../contract.ts'
import { summariesOf, takesReplays } from './list-fixtures.ts'
import { listEvents, readTree } from './store.ts'
import { readCompetitionNames, readNamesRevision, readNextEvents, readParticipantNames } from './store-search.ts'

interface Index {
  readonly revision: string
  readonly clubs: ReturnType<typeof createSearch<number>>
  readonly leagues: ReturnType<typeof createSearch<string>>
}
const indexes = new WeakMap<Database, Index>()

async function indexOf(db: Database, tx: ReadTx): Promise<Index> {
  const revision = await readNamesRevision(tx)
  const known = indexes.get(db)
  if (known?.revision === revision) return known
  const clubs = (await readParticipantNames(tx)).map(({ id, name, spellings }) => ({ id, names: [name, ...spellings] }))
  const leagues = (await readCompetitionNames(tx)).map(({ sysname, name, country_name }) => ({
    id: sysname,
    names: [name, country_name],
  }))
  const index = { revision, clubs: createSearch(clubs), leagues: createSearch(leagues) }
  indexes.set(db, index)
  return index
}

/** The clubs that a typed text may mean, the likeliest first. */
export const findClubs = async (db: Database, tx: ReadTx, query: string): Promise<number[]> =>
  (await indexOf(db, tx)).clubs.find(query)

const everything = { competition: null, live: false, from: null, to: null, ended: false }

/** What a typed text may mean at the sportsbook: matches of the clubs that it fits, once each, and leagues in which there is something to bet on. */
export function searchSports(
  context: Context,
  { query, count }: InputOf<(typeof endpoints)['sportsbook.search']>
): Promise<z.input<(typeof endpoints)['sportsbook.search']['output']>> {
  return context.db.read(async (tx) => {
    const index = await indexOf(context.db, tx)
    const next = await readNextEvents(tx, index.clubs.find(query).slice(0, count * 2))
    const ids = [...new Set(next.map((one) => one.event_id))].slice(0, count)
    const rows = ids.length === 0 ? [] : await listEvents(tx, { ...everything, ids }, ids.length, 0)
    const leagues = new Set(index.leagues.find(query))
    const open =
      leagues.size === 0 ? [] : (await readTree(tx)).filter((row) => leagues.has(row.sysname)).slice(0, count)
    return {
      fixtures: await summariesOf(
        tx,
        rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
        takesReplays(context)
      ),
      leagues: open.map(({ sysname, name, country_name, count: matches }) => ({
        sysname,
        name,
        country: country_name,
        count: matches,
      })),
    }
  })
}
