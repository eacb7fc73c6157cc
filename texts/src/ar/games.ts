import type { games as shape } from '../en/games.ts'

export const games: typeof shape = {
  categories: {
    popular: 'الأكثر لعبًا',
    new: 'جديد',
    slots: 'سلوتس',
    fast: 'ألعاب سريعة',
    table: 'ألعاب الطاولة',
    puzzles: 'ألعاب الألغاز',
    live: 'طاولات مباشرة',
    sport: 'الرياضة',
  },
}
