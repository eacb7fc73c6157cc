import { hallGames } from '@ante/arcade/rules/hall-games'
import type { GameType } from '@ante/arcade/rules/protocol'
import type { Tx } from '@ante/kit/context'
import { type Catalogue, putCatalogue } from '../src/games/index.ts'

/** The games of the arcade, the most popular first. */
const games = hallGames.map(({ sysname, type, name, studio, ageDays }) => ({
  sysname,
  provider: studio,
  name,
  type,
  ageDays,
}))
const sysnamesOf = (some: readonly { readonly sysname: string }[]): string[] => some.map(({ sysname }) => sysname)
const ofTypes = (...types: readonly GameType[]): string[] =>
  sysnamesOf(games.filter(({ type }) => types.includes(type)))

/** The studios and games of the demo world: only games that really play, and only studios that have one. */
export const catalogue: Catalogue = {
  providers: [
    { sysname: 'foxglove', name: 'Foxglove', types: ['slot'], params: { world: 'night-garden' } },
    { sysname: 'tidewater', name: 'Tidewater', types: ['slot'], params: { world: 'sea-and-weather' } },
    { sysname: 'quarry-nine', name: 'Quarry Nine', types: ['slot'], params: { world: 'minerals' } },
    { sysname: 'paper-moon', name: 'Paper Moon', types: ['slot'], params: { world: 'paper-theatre' } },
    { sysname: 'fathom', name: 'Fathom', types: ['fast'], params: { world: 'altitude-and-depth' } },
    { sysname: 'parlour', name: 'Parlour', types: ['casino'], params: { world: 'lacquer-and-felt' } },
    { sysname: 'latch', name: 'Latch', types: ['fast'], params: { world: 'locks-and-instruments' } },
    { sysname: 'halfpast-live', name: 'Halfpast Live', types: ['live'], params: { world: 'observatory' } },
    // A studio from elsewhere: its own server plays its game, and its money comes over a wallet.
    { sysname: 'rookery', name: 'Rookery', types: ['fast'], params: { world: 'night-garden' } },
    // The house itself: its sportsbook stands in the hall beside the games.
    { sysname: 'ante', name: 'Ante', types: [], params: { world: 'house' } },
  ],
  games: [
    ...games,
    { sysname: 'two-crows', provider: 'rookery', name: 'Two Crows', type: 'fast', ageDays: 12, isRemote: true },
    { sysname: 'sportsbook', provider: 'ante', name: 'Sportsbook', type: 'betting', ageDays: 300 },
  ],
  categories: [
    { sysname: 'popular', games: [...sysnamesOf(games), 'two-crows'] },
    {
      sysname: 'new',
      games: sysnamesOf(games.filter(({ ageDays }) => ageDays <= 30).toSorted((a, b) => a.ageDays - b.ageDays)),
    },
    { sysname: 'slots', games: ofTypes('slot') },
    { sysname: 'fast', games: [...ofTypes('fast'), 'two-crows'] },
    { sysname: 'live', games: ofTypes('live') },
    { sysname: 'table', games: ofTypes('casino') },
    { sysname: 'puzzles', games: ofTypes('logical', 'high_low') },
    { sysname: 'sport', games: ['sportsbook'] },
  ],
}

export const seedGames = (tx: Tx): Promise<void> => putCatalogue(tx, catalogue)
