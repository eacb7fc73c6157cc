import type { chipTexts as en } from './en.ts'

export const chipTexts: typeof en = {
  chip: 'الفيشة',
  undo: 'تراجع',
  clear: 'مسح الرهانات',
  again: 'إعادة الرهان',
  total: 'إجمالي الرهان',
  place: 'ضع فيشك',
  table: 'طاولة الرهان',
  onBet: '{bet}، عليها {amount}',
  betWon: '{bet}: {stake} يدفع {amount}',
}
