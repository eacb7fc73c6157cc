import type { games as en } from '../en/games.ts'

export const games: typeof en = {
  categories: {
    popular: 'Beliebt',
    new: 'Neu',
    slots: 'Spielautomaten',
    fast: 'Schnelle Spiele',
    table: 'Kartenzimmer',
    puzzles: 'Schlösser und Leitern',
    live: 'Live-Tische',
    sport: 'Sport',
  },
}
