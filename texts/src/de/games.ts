import type { games as en } from '../en/games.ts'

export const games: typeof en = {
  categories: {
    popular: 'Beliebt',
    new: 'Neu',
    slots: 'Spielautomaten',
    fast: 'Schnelle Spiele',
    table: 'Tischspiele',
    puzzles: 'Rätselspiele',
    live: 'Live-Tische',
    sport: 'Sport',
  },
}
