import type { chipTexts as en } from './en.ts'

export const chipTexts: typeof en = {
  chip: 'Ficha',
  undo: 'Deshacer',
  clear: 'Quitar apuestas',
  again: 'Repetir apuesta',
  total: 'Apuesta total',
  place: 'Coloca tus fichas',
  table: 'Mesa de apuestas',
  onBet: '{bet}, con {amount}',
  betWon: '{bet}: {stake} paga {amount}',
}
