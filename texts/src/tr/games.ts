import type { games as en } from '../en/games.ts'

export const games: typeof en = {
  categories: {
    popular: 'Popüler',
    new: 'Yeni',
    slots: 'Slotlar',
    fast: 'Hızlı oyunlar',
    table: 'Masa oyunları',
    puzzles: 'Bulmaca oyunları',
    live: 'Canlı masalar',
    sport: 'Spor',
  },
}
