import type { pushNotices as en } from '../en/push-notices.ts'

export const pushNotices: typeof en = {
  betSettled: 'Deine Wette ist abgerechnet',
  betCorrected: 'Das Ergebnis deiner Wette hat sich geändert',
  betOpen: 'Öffne sie, um zu sehen, wie sie ausging.',
  betWon: 'Du hast {amount} gewonnen.',
  betLost: 'Sie ist verloren.',
  betPaid: '{amount} gingen auf dein Guthaben.',
  depositArrived: 'Deine Einzahlung ist da',
  depositFailed: 'Deine Einzahlung hat nicht geklappt',
  paymentTakenBack: 'Eine Einzahlung wurde zurückgeholt',
  paymentReturned: 'Eine Einzahlung ist wieder in deinem Guthaben',
  withdrawalPaid: 'Deine Auszahlung ist ausgezahlt',
  withdrawalDeclined: 'Deine Auszahlung wurde abgelehnt',
  paymentSum: 'Betrag: {amount}',
  paymentOpen: 'Öffne sie, um mehr zu sehen.',
  supportAnswered: 'Der Support hat dir geantwortet',
  supportOpen: 'Öffne das Gespräch, um es zu lesen.',
  matchStarted: 'Ein Spiel, dem du folgst, hat begonnen',
  matchOpen: 'Öffne es, um den Spielstand zu sehen.',
}
