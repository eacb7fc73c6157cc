import type { chipTexts as en } from './en.ts'

export const chipTexts: typeof en = {
  chip: 'Chip',
  undo: 'Rückgängig',
  clear: 'Wetten abräumen',
  again: 'Wiederholen',
  total: 'Gesamt\u00ADeinsatz',
  place: 'Leg deine Chips',
  table: 'Wetttisch',
  onBet: '{bet}, {amount} darauf',
  betWon: '{bet}: {stake} zahlt {amount}',
}
