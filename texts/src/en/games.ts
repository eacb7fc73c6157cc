/** Names that the games capability answers with. */
export const games = {
  categories: {
    popular: 'Popular',
    new: 'New',
    slots: 'Slots',
    fast: 'Fast games',
    table: 'Table games',
    puzzles: 'Puzzle games',
    live: 'Live tables',
    sport: 'Sport',
  },
}
