import type { chipTexts as en } from './en.ts'

export const chipTexts: typeof en = {
  chip: 'Фишка',
  undo: 'Отменить',
  clear: 'Убрать ставки',
  again: 'Повторить',
  total: 'Общая ставка',
  place: 'Положите фишки',
  table: 'Стол для ставок',
  onBet: '{bet}, на нём {amount}',
  betWon: '{bet}: {stake}, выплата {amount}',
}
