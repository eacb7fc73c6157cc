import { type Database, type ReadTx, sql, type Tx } from '@ante/kit/context'
import type { GameType, ListOptions, ProviderType } from './contract.ts'

export interface GameRow {
  sysname: string
  provider: string
  provider_name: string
  name: string
  type: GameType
  image_url: string
  description: { name?: string; img_288_192?: string }
  has_demo: boolean
  enabled: boolean
  is_remote: boolean
  is_new: boolean
  categories: string[]
  total: bigint
}

const gameColumns = `g.sysname, g.provider, p.name as provider_name, g.name, g.type, g.image_url, g.description, g.has_demo, g.enabled, g.is_remote,
  g.released_at > now() - interval '30 days' as is_new,
  array(select c.category from games.category_games c where c.game = g.sysname order by c.category) as categories`

const listStatement = sql(
  'games.list',
  `select ${gameColumns}, count(*) over () as total
     from games.games g join games.providers p on p.sysname = g.provider
     left join games.category_games c on c.game = g.sysname and c.category = $1
     left join games.tournament_games t on t.game = g.sysname and t.tournament = $9
     left join unnest($4::text[]) with ordinality as f (sysname, rank) on f.sysname = g.sysname
     left join unnest($10::text[]) with ordinality as r (sysname, rank) on r.sysname = g.sysname
    where ($1::text is null or c.game is not null)
      and ($2::text[] is null or g.provider = any ($2))
      and ($3::text[] is null or g.type = any ($3))
      and ($4::text[] is null or f.rank is not null)
      and ($5::text[] is null or g.sysname = any ($5))
      and ($9::bigint is null or t.game is not null)
    order by r.rank, case when $6 = 'new' then g.released_at end desc, case when $6 = 'name' then lower(g.name) end, f.rank, coalesce(c.place, g.place), g.place, g.sysname
    limit $7 offset $8`
)
/** The few that were named, by their keys: `games.list` looks at every game there is. */
const namedStatement = sql(
  'games.named',
  `select ${gameColumns}, 1::bigint as total
     from unnest($1::text[]) with ordinality as named (sysname, rank) join games.games g on g.sysname = named.sysname join games.providers p on p.sysname = g.provider
    order by named.rank`
)
const oneStatement = sql(
  'games.one',
  `select ${gameColumns}, 1::bigint as total from games.games g join games.providers p on p.sysname = g.provider where g.sysname = $1`
)
const categoriesStatement = sql(
  'games.categories',
  `select c.sysname, count(g.sysname) as total
     from games.categories c left join games.category_games m on m.category = c.sysname left join games.games g on g.sysname = m.game
    group by c.sysname, c.place order by c.place, c.sysname`
)
const providersStatement = sql(
  'games.providers',
  `select p.sysname, p.name, p.types, p.params, count(g.sysname) as games_count
     from games.providers p left join games.games g on g.provider = p.sysname
    where $1::text[] is null or p.types && $1 group by p.sysname order by p.place, p.sysname`
)
const dropTournamentStatement = sql(
  'games.drop_tournament_games',
  'delete from games.tournament_games where tournament = $1'
)
const addTournamentStatement = sql(
  'games.add_tournament_games',
  `insert into games.tournament_games (tournament, game, place)
     select $1, game, min(place) from unnest($2::text[]) with ordinality as g (game, place) group by game`
)
const likesStatement = sql(
  'games.likes',
  'select game from games.likes where player_uid = $1 order by created_at desc, game'
)
const likeStatement = sql(
  'games.like',
  'insert into games.likes (player_uid, game) select $1, sysname from games.games where sysname = $2 on conflict do nothing'
)
const unlikeStatement = sql('games.unlike', 'delete from games.likes where player_uid = $1 and game = $2')

/**
 * `found`, where something was searched for: nothing but these, in this order unless another one is asked for. `ranked`: these first, in this order.
 */
export const listGames = (
  tx: ReadTx,
  options: ListOptions,
  found?: readonly string[],
  ranked?: readonly string[]
): Promise<GameRow[]> =>
  tx.rows<GameRow>(listStatement, [
    options.category ?? null,
    options.providers ?? null,
    options.types ?? null,
    found ?? null,
    options.sysnames ?? null,
    options.sort,
    options.count,
    options.offset,
    options.tournament_id ?? null,
    ranked ?? null,
  ])
/** These games, in this order. */
export const readNamed = (tx: ReadTx, sysnames: readonly string[]) => tx.rows<GameRow>(namedStatement, [sysnames])
export const readGame = (tx: ReadTx, sysname: string) => tx.maybe<GameRow>(oneStatement, [sysname])
export const readCategories = (tx: ReadTx) => tx.rows<{ sysname: string; total: bigint }>(categoriesStatement)
export const readProviders = (tx: ReadTx, types: readonly string[] | undefined) =>
  tx.rows<{
    sysname: string
    name: string
    types: ProviderType[]
    params: Record<string, string>
    games_count: bigint
  }>(providersStatement, [types ?? null])
/** Written over what was there. */
export async function putTournamentGames(tx: Tx, tournament: bigint, games: readonly string[]): Promise<void> {
  await tx.rows(dropTournamentStatement, [tournament])
  await tx.rows(addTournamentStatement, [tournament, games])
}
export const readLikes = (tx: ReadTx, player: bigint) => tx.rows<{ game: string }>(likesStatement, [player])
export const insertLike = (tx: Tx, player: bigint, game: string) => tx.rows(likeStatement, [player, game])
export const deleteLike = (tx: Tx, player: bigint, game: string) => tx.rows(unlikeStatement, [player, game])

const rewindStatement = sql('games.note_rewind', 'insert into games.rewinds (reason) values ($1)')
export const insertRewind = (tx: Tx, reason: string) => tx.rows(rewindStatement, [reason])

const switchStatement = sql(
  'games.switch',
  `update games.games g set enabled = $2 from (select sysname, enabled from games.games where sysname = $1 for update) before
    where g.sysname = before.sysname and before.enabled <> $2`
)
const openRoundsStatement = sql(
  'games.open_rounds_of',
  'select count(*) as open from games.open_rounds where game = $1'
)
/** Takes stakes from now on, or takes none. */
export const switchGame = (tx: Tx, sysname: string, isEnabled: boolean) =>
  tx.rows(switchStatement, [sysname, isEnabled])
export const countOpenRounds = async (tx: ReadTx, sysname: string): Promise<number> =>
  Number((await tx.maybe<{ open: bigint }>(openRoundsStatement, [sysname]))?.open ?? 0n)

// The key of demo sessions

const demoKeyStatement = sql('games.demo_key', 'select secret from games.demo_key')
export async function readDemoKey(db: Database): Promise<Uint8Array> {
  const [row] = await db.call<{ secret: Uint8Array }>(demoKeyStatement)
  if (!row) throw new Error('games.demo_key is empty')
  return row.secret
}

// The lobby's rows

const putProviderStatement = sql(
  'games.put_provider',
  `insert into games.providers (sysname, name, types, params, place) values ($1, $2, $3, $4, $5)
   on conflict (sysname) do update set name = excluded.name, types = excluded.types, params = excluded.params, place = excluded.place`
)
const putGameStatement = sql(
  'games.put_game',
  `insert into games.games (sysname, provider, name, type, image_url, description, place, released_at, has_demo, is_remote)
   values ($1, $2, $3, $4, '/art/games/' || $1 || '-vertical.svg', jsonb_build_object('name', '', 'img_288_192', '/art/games/' || $1 || '-horizontal.svg'), $5, now() - $6 * interval '1 day', $7, $8)
   on conflict (sysname) do update set provider = excluded.provider, name = excluded.name, type = excluded.type, place = excluded.place, has_demo = excluded.has_demo, is_remote = excluded.is_remote`
)
const putCategoryStatement = sql(
  'games.put_category',
  'insert into games.categories (sysname, place) values ($1, $2) on conflict (sysname) do update set place = excluded.place'
)
const fillCategoryStatement = sql(
  'games.fill_category',
  `with gone as (delete from games.category_games where category = $1 and game <> all ($2))
   insert into games.category_games (category, game, place) select $1, game, place from unnest($2::text[]) with ordinality as one (game, place)
   on conflict (category, game) do update set place = excluded.place`
)

export const putProvider = (
  tx: Tx,
  row: { sysname: string; name: string; types: readonly ProviderType[]; params: object; place: number }
) => tx.rows(putProviderStatement, [row.sysname, row.name, row.types, JSON.stringify(row.params), row.place])
export const putGame = (
  tx: Tx,
  row: {
    sysname: string
    provider: string
    name: string
    type: GameType
    place: number
    ageDays: number
    hasDemo: boolean
    isRemote: boolean
  }
) =>
  tx.rows(putGameStatement, [
    row.sysname,
    row.provider,
    row.name,
    row.type,
    row.place,
    row.ageDays,
    row.hasDemo,
    row.isRemote,
  ])
export async function putCategory(tx: Tx, sysname: string, place: number, games: readonly string[]): Promise<void> {
  await tx.rows(putCategoryStatement, [sysname, place])
  await tx.rows(fillCategoryStatement, [sysname, games])
}
