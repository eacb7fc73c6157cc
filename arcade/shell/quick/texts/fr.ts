import type { chipTexts as en } from './en.ts'

export const chipTexts: typeof en = {
  chip: 'Jeton',
  undo: 'Annuler',
  clear: 'Effacer les paris',
  again: 'Rejouer la mise',
  total: 'Mise totale',
  place: 'Posez vos jetons',
  table: 'Table des paris',
  onBet: '{bet}, {amount} dessus',
  betWon: '{bet} : {stake} paie {amount}',
}
