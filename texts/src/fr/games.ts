import type { games as en } from '../en/games.ts'

export const games: typeof en = {
  categories: {
    popular: 'Populaires',
    new: 'Nouveautés',
    slots: 'Machines à sous',
    fast: 'Jeux rapides',
    table: 'Jeux de table',
    puzzles: 'Jeux de logique',
    live: 'Tables en direct',
    sport: 'Sport',
  },
}
