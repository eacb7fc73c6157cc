import type { chipTexts as en } from './en.ts'

export const chipTexts: typeof en = {
  chip: 'Çip',
  undo: 'Geri al',
  clear: 'Bahisleri sil',
  again: 'Tekrar bahis',
  total: 'Toplam bahis',
  place: 'Çiplerinizi koyun',
  table: 'Bahis masası',
  onBet: '{bet}, üzerinde {amount}',
  betWon: '{bet}: {stake} bahis, ödeme {amount}',
}
