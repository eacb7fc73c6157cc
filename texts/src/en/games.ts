/** Names that the games capability answers with. */
export const games = {
  categories: {
    popular: 'Popular',
    new: 'New',
    slots: 'Slots',
    fast: 'Fast games',
    table: 'Card room',
    puzzles: 'Locks and ladders',
    live: 'Live tables',
    sport: 'Sport',
  },
}
