import { certificateFor } from '@ante/arcade/rules/certificates'
import { hallGames } from '@ante/arcade/rules/hall-games'
import type { Context, PlayerContext, RefusesAs } from '@ante/kit/context'
import type { InputOf } from '@ante/kit/contract'
import { messagesOf } from '@ante/texts'
import type { endpoints, ListOptions } from './contract.ts'
import { findGames } from './find-games.ts'
import { writeWhileOpen } from '../identity/index.ts'
import { readTestAccounts } from '../players/index.ts'
import * as store from './store.ts'
import { readBestWins } from './store-wins.ts'
import { wireGame } from './wire.ts'

/** Certified games by a figure of theirs: the same for as long as the code is. */
const certified = hallGames.flatMap(({ sysname }) => certificateFor(sysname) ?? [])
const byReturn = certified
  .toSorted((a, b) => Number(b.rtp.percent) - Number(a.rtp.percent))
  .map(({ sysname }) => sysname)
const byVolatility = certified
  .toSorted((a, b) => Number(a.deviation) - Number(b.deviation))
  .map(({ sysname }) => sysname)

const everything: ListOptions = { sort: 'popular', offset: 0, count: 20 }

/** The hall, filtered and paged; or the one game of a sysname. A game that is switched off is among them and says so. */
export async function listGames(
  context: Context & RefusesAs<(typeof endpoints)['games.get']>,
  input: InputOf<(typeof endpoints)['games.get']>
) {
  const { options = everything, sysname } = input
  const best = new Map<string, string>()
  const rows = await context.db.read(async (tx) => {
    if (sysname === undefined) {
      const found = options.search ? await findGames(context.db, tx, options.search) : undefined
      if (options.sort === 'win')
        for (const { game, times } of await readBestWins(tx, await readTestAccounts(tx))) best.set(game, times)
      const ranked: Partial<Record<ListOptions['sort'], readonly string[]>> = {
        return: byReturn,
        volatility: byVolatility,
        win: [...best.keys()],
      }
      return store.listGames(tx, options, found, ranked[options.sort])
    }
    const row = await store.readGame(tx, sysname)
    return row ? [row] : context.refuse('InvalidRequest/not_found')
  })
  const games = rows.map((row) => {
    const times = best.get(row.sysname)
    return { ...wireGame(context, row), ...(times !== undefined && { best_win: times }) }
  })
  return { games, total: Number(rows[0]?.total ?? 0n) }
}

/** All categories in their order, each with its first games. */
export function listCategories(context: Context, { count }: { count: number }) {
  return context.db.read(async (tx) => {
    const titles: Readonly<Record<string, string>> = messagesOf(context.locale).games.categories
    const categories = await store.readCategories(tx)
    const answer = []
    for (const { sysname, total } of categories) {
      const games = count === 0 ? [] : await store.listGames(tx, { ...everything, category: sysname, count })
      answer.push({
        sysname,
        name: titles[sysname] ?? sysname,
        games: games.map((row) => wireGame(context, row)),
        total: Number(total),
      })
    }
    return { categories: answer }
  })
}

const providerFields = ['name', 'types', 'game_params', 'image_url', 'games_count'] as const

export async function listProviders(
  context: Context,
  { fields = [...providerFields], types }: InputOf<(typeof endpoints)['games.getProviders']>
) {
  const rows = await context.db.read((tx) => store.readProviders(tx, types))
  const providers = rows.map((row) => {
    const all = {
      name: row.name,
      types: row.types,
      game_params: row.params,
      image_url: `/art/studios/${row.sysname}.svg`,
      games_count: Number(row.games_count),
    }
    return {
      sysname: row.sysname,
      ...(Object.fromEntries(
        providerFields.filter((field) => fields.includes(field)).map((field) => [field, all[field]])
      ) as Partial<typeof all>),
    }
  })
  return { providers }
}

const likesOf = (context: PlayerContext) =>
  context.db.read(async (tx) => (await store.readLikes(tx, context.player.uid)).map((row) => row.game))

export const listLikes = (context: PlayerContext) => likesOf(context)

/** Likes a game; liking it again changes nothing. Answers all liked sysnames, the newest first. */
export async function addLike(
  context: PlayerContext & RefusesAs<(typeof endpoints)['games.addLike']>,
  { sysname }: { sysname: string }
) {
  await writeWhileOpen(context, async (tx) => {
    if (!(await store.readGame(tx, sysname))) context.refuse('InvalidRequest/not_found')
    await store.insertLike(tx, context.player.uid, sysname)
  })
  return likesOf(context)
}

export async function removeLike(context: PlayerContext, { sysname }: { sysname: string }) {
  await context.db.write((tx) => store.deleteLike(tx, context.player.uid, sysname))
  return likesOf(context)
}
