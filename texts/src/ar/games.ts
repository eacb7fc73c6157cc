import type { games as shape } from '../en/games.ts'

export const games: typeof shape = {
  categories: {
    popular: 'الأكثر لعبًا',
    new: 'جديد',
    slots: 'سلوتس',
    fast: 'ألعاب سريعة',
    table: 'غرفة الورق',
    puzzles: 'أقفال وسلالم',
    live: 'طاولات مباشرة',
    sport: 'الرياضة',
  },
}
