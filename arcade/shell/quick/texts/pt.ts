import type { chipTexts as en } from './en.ts'

export const chipTexts: typeof en = {
  chip: 'Ficha',
  undo: 'Desfazer',
  clear: 'Limpar apostas',
  again: 'Repetir aposta',
  total: 'Aposta total',
  place: 'Coloque suas fichas',
  table: 'Mesa de apostas',
  onBet: '{bet}, com {amount}',
  betWon: '{bet}: {stake} paga {amount}',
}
