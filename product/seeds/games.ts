import type { Tx } from '@ante/kit/context'
import { type Catalogue, putCatalogue } from '../src/games/index.ts'

/** The studios and games of the demo world: only games that really play, and only studios that have one. */
export const catalogue: Catalogue = {
  providers: [
    { sysname: 'foxglove', name: 'Foxglove', types: ['slot'], params: { world: 'night-garden' } },
    { sysname: 'quarry-nine', name: 'Quarry Nine', types: ['slot'], params: { world: 'minerals' } },
    { sysname: 'fathom', name: 'Fathom', types: ['fast'], params: { world: 'altitude-and-depth' } },
    { sysname: 'parlour', name: 'Parlour', types: ['casino'], params: { world: 'lacquer-and-felt' } },
    { sysname: 'latch', name: 'Latch', types: ['fast'], params: { world: 'locks-and-instruments' } },
    { sysname: 'halfpast-live', name: 'Halfpast Live', types: ['live'], params: { world: 'observatory' } },
    // The house itself: its sportsbook stands in the hall beside the games.
    { sysname: 'ante', name: 'Ante', types: [], params: { world: 'house' } },
  ],
  games: [
    { sysname: 'midnight-orchard', provider: 'foxglove', name: 'Midnight Orchard', type: 'slot', ageDays: 120 },
    { sysname: 'deep-seam', provider: 'quarry-nine', name: 'Deep Seam', type: 'slot', ageDays: 20 },
    { sysname: 'clearing', provider: 'fathom', name: 'Clearing', type: 'fast', ageDays: 90 },
    { sysname: 'parlour-roulette', provider: 'parlour', name: 'Parlour Roulette', type: 'casino', ageDays: 200 },
    { sysname: 'threshold', provider: 'fathom', name: 'Threshold', type: 'fast', ageDays: 60 },
    { sysname: 'dicebox', provider: 'fathom', name: 'Dicebox', type: 'fast', ageDays: 150 },
    { sysname: 'higher-ground', provider: 'latch', name: 'Higher Ground', type: 'high_low', ageDays: 12 },
    { sysname: 'combination', provider: 'latch', name: 'Combination', type: 'logical', ageDays: 5 },
    { sysname: 'wheel-of-hours', provider: 'halfpast-live', name: 'Wheel of Hours', type: 'live', ageDays: 2 },
    { sysname: 'sportsbook', provider: 'ante', name: 'Sportsbook', type: 'betting', ageDays: 300 },
  ],
  categories: [
    {
      sysname: 'popular',
      games: ['midnight-orchard', 'deep-seam', 'clearing', 'parlour-roulette', 'threshold', 'dicebox', 'higher-ground', 'combination', 'wheel-of-hours'],
    },
    { sysname: 'new', games: ['wheel-of-hours', 'combination', 'higher-ground', 'deep-seam'] },
    { sysname: 'slots', games: ['midnight-orchard', 'deep-seam'] },
    { sysname: 'fast', games: ['clearing', 'threshold', 'dicebox'] },
    { sysname: 'live', games: ['wheel-of-hours'] },
    { sysname: 'table', games: ['parlour-roulette'] },
    { sysname: 'puzzles', games: ['combination', 'higher-ground'] },
    { sysname: 'sport', games: ['sportsbook'] },
  ],
}

export const seedGames = (tx: Tx): Promise<void> => putCatalogue(tx, catalogue)
