import type { Context, Database, ReadTx } from '@ante/kit/context'
import { createSearch } from '@ante/kit/search/index'
import type { InputOf } from '@ante/kit/contract'
import type { endpoints } from './contract.ts'
import * as store from './store.ts'
import { readNames, readRevision } from './store-search.ts'
import { wireGame } from './wire.ts'

interface Index {
  readonly revision: bigint
  readonly games: ReturnType<typeof createSearch<string>>
  readonly providers: ReturnType<typeof createSearch<string>>
}
/** Ten thousand names make an index of a few megabytes in some 30 ms: it is kept until a name changes. */
const indexes = new WeakMap<Database, Index>()

async function indexOf(db: Database, tx: ReadTx): Promise<Index> {
  const revision = await readRevision(tx)
  const known = indexes.get(db)
  if (known?.revision === revision) return known
  const { games, providers } = await readNames(tx)
  const index = {
    revision,
    games: createSearch(games.map(({ sysname, name, provider }) => ({ id: sysname, names: [name, provider] }))),
    providers: createSearch(providers.map(({ sysname, name }) => ({ id: sysname, names: [name] }))),
  }
  indexes.set(db, index)
  return index
}

/** LOBBY-06: the games that a typed text may mean, the likeliest first. */
export async function findGames(db: Database, tx: ReadTx, query: string): Promise<string[]> {
  return (await indexOf(db, tx)).games.find(query)
}

/** What a typed text may mean: the first games with how many there are, and the studios. */
export function search(context: Context, { query, count }: InputOf<(typeof endpoints)['games.search']>) {
  return context.db.read(async (tx) => {
    const index = await indexOf(context.db, tx)
    const found = index.games.find(query)
    const rows = await store.listGames(tx, { sort: 'popular', offset: 0, count }, found.slice(0, count))
    const studios = index.providers.find(query).slice(0, count)
    const providers = studios.length === 0 ? [] : (await store.readProviders(tx, undefined)).filter((provider) => studios.includes(provider.sysname))
    return {
      games: rows.map(wireGame),
      total: found.length,
      providers: providers.map(({ sysname, name, games_count }) => ({
        sysname,
        name,
        image_url: `/art/studios/${sysname}.svg`,
        games_count: Number(games_count),
      })),
    }
  })
}
