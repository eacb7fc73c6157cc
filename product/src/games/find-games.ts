import type { Context, Database, ReadTx } from '@ante/kit/context'
import { createSearch } from '@ante/kit/search/index'
import type { InputOf } from '@ante/kit/contract'
import type { endpoints } from './contract.ts'
import { hallGames } from '@ante/arcade/rules/hall-games'
import * as store from './store.ts'
import { readNames, readRevision } from './store-search.ts'
import { wireGame } from './wire.ts'

type Studio = {
  readonly sysname: string
  readonly name: string
  readonly image_url: string
  readonly games_count: number
}
interface Index {
  readonly revision: bigint
  readonly games: ReturnType<typeof createSearch<string>>
  readonly studios: ReturnType<typeof createSearch<Studio>>
}
/** Other words for our own games: `plinko`, `21`. They count less than a name. */
const aliasesOf = new Map(hallGames.map(({ sysname, aliases }) => [sysname, aliases ?? []]))

/** Ten thousand names make an index of a few megabytes in some 100 ms: it is kept until a name changes. */
const indexes = new WeakMap<Database, Index>()

async function indexOf(db: Database, tx: ReadTx): Promise<Index> {
  const revision = await readRevision(tx)
  const known = indexes.get(db)
  if (known?.revision === revision) return known
  const names = await readNames(tx)
  const studios = (await store.readProviders(tx, undefined)).map(({ sysname, name, games_count }): Studio => ({
    sysname,
    name,
    image_url: `/art/studios/${sysname}.svg`,
    games_count: Number(games_count),
  }))
  const index = {
    revision,
    games: createSearch(
      // Each of the other words at a place of its own: what was typed is one of them, never a bit of this and a bit of that.
      names.flatMap(({ sysname, name, provider }) => [
        { id: sysname, names: [name, provider] },
        ...(aliasesOf.get(sysname) ?? []).map((alias) => ({ id: sysname, names: ['', name, provider, alias] })),
      ])
    ),
    studios: createSearch(studios.map((studio) => ({ id: studio, names: [studio.name] }))),
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
    const rows = await store.readNamed(tx, found.slice(0, count))
    return {
      games: rows.map((row) => wireGame(context, row)),
      total: found.length,
      providers: index.studios.find(query).slice(0, count),
    }
  })
}
