/** What every table with chips says. */
export const chipTexts = {
  chip: 'Chip',
  undo: 'Undo',
  clear: 'Clear bets',
  again: 'Rebet',
  total: 'Total stake',
  place: 'Place your chips',
  table: 'Betting table',
  onBet: '{bet}, {amount} on it',
  betWon: '{bet}: {stake} pays {amount}',
}
