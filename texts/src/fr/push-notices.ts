import type { pushNotices as en } from '../en/push-notices.ts'

export const pushNotices: typeof en = {
  betSettled: 'Votre pari est réglé',
  betCorrected: 'Le résultat de votre pari a changé',
  betOpen: 'Ouvrez-le pour voir le résultat.',
  betWon: 'Vous avez gagné {amount}.',
  betLost: 'Il est perdu.',
  betPaid: '{amount} sont allés sur votre solde.',
  depositArrived: 'Votre dépôt est arrivé',
  depositFailed: 'Votre dépôt n’a pas abouti',
  paymentTakenBack: 'Un dépôt a été repris',
  paymentReturned: 'Un dépôt est revenu sur votre solde',
  withdrawalPaid: 'Votre retrait est payé',
  withdrawalDeclined: 'Votre retrait a été refusé',
  paymentSum: 'Montant : {amount}',
  paymentOpen: 'Ouvrez-le pour voir les détails.',
  supportAnswered: 'Le support vous a répondu',
  supportOpen: 'Ouvrez la conversation pour la lire.',
  matchStarted: 'Un match que vous suivez a commencé',
  matchOpen: 'Ouvrez-le pour voir le score.',
}
