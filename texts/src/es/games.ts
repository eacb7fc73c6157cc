import type { games as en } from '../en/games.ts'

export const games: typeof en = {
  categories: {
    popular: 'Populares',
    new: 'Nuevos',
    slots: 'Tragaperras',
    fast: 'Juegos rápidos',
    table: 'Juegos de mesa',
    puzzles: 'Juegos de lógica',
    live: 'Mesas en vivo',
    sport: 'Deportes',
  },
}
