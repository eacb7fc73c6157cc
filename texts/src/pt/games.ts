import type { games as en } from '../en/games.ts'

export const games: typeof en = {
  categories: {
    popular: 'Populares',
    new: 'Novos',
    slots: 'Caça-níqueis',
    fast: 'Jogos rápidos',
    table: 'Jogos de mesa',
    puzzles: 'Jogos de lógica',
    live: 'Mesas ao vivo',
    sport: 'Esportes',
  },
}
