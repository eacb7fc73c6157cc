import type { games as en } from '../en/games.ts'

export const games: typeof en = {
  categories: {
    popular: 'Популярные',
    new: 'Новые',
    slots: 'Слоты',
    fast: 'Быстрые игры',
    table: 'Настольные игры',
    puzzles: 'Логические игры',
    live: 'Живые столы',
    sport: 'Спорт',
  },
}
