import type { games as en } from '../en/games.ts'

export const games: typeof en = {
  categories: {
    popular: 'Popüler',
    new: 'Yeni',
    slots: 'Slotlar',
    fast: 'Hızlı oyunlar',
    table: 'Kart salonu',
    puzzles: 'Kilitler ve basamaklar',
    live: 'Canlı masalar',
    sport: 'Spor',
  },
}
