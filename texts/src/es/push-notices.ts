import type { pushNotices as en } from '../en/push-notices.ts'

export const pushNotices: typeof en = {
  betSettled: 'Tu apuesta está liquidada',
  betCorrected: 'El resultado de tu apuesta ha cambiado',
  betOpen: 'Ábrela para ver cómo terminó.',
  betWon: 'Has ganado {amount}.',
  betLost: 'Ha perdido.',
  betPaid: '{amount} han ido a tu saldo.',
  depositArrived: 'Tu depósito ha llegado',
  depositFailed: 'Tu depósito no se ha completado',
  paymentTakenBack: 'Se ha retirado un depósito',
  paymentReturned: 'Un depósito ha vuelto a tu saldo',
  withdrawalPaid: 'Tu retiro está pagado',
  withdrawalDeclined: 'Tu retiro se ha rechazado',
  paymentSum: 'Importe: {amount}',
  paymentOpen: 'Ábrelo para ver los detalles.',
  supportAnswered: 'El soporte te ha respondido',
  supportOpen: 'Abre la conversación para leerla.',
  matchStarted: 'Ha empezado un partido que sigues',
  matchOpen: 'Ábrelo para ver el marcador.',
}
