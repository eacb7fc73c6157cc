import type { pushNotices as en } from '../en/push-notices.ts'

export const pushNotices: typeof en = {
  betSettled: 'Ваша ставка рассчитана',
  betCorrected: 'Результат вашей ставки изменился',
  betOpen: 'Откройте её, чтобы узнать итог.',
  betWon: 'Выигрыш: {amount}.',
  betLost: 'Ставка проиграла.',
  betPaid: 'На баланс поступило: {amount}.',
  depositArrived: 'Ваше пополнение поступило',
  depositFailed: 'Пополнение не прошло',
  paymentTakenBack: 'Пополнение отозвано',
  paymentReturned: 'Пополнение вернулось на баланс',
  withdrawalPaid: 'Ваш вывод выплачен',
  withdrawalDeclined: 'Ваш вывод отклонён',
  paymentSum: 'Сумма: {amount}',
  paymentOpen: 'Откройте, чтобы узнать подробности.',
  supportAnswered: 'Поддержка вам ответила',
  supportOpen: 'Откройте переписку, чтобы прочитать.',
  matchStarted: 'Начался матч, за которым вы следите',
  matchOpen: 'Откройте его, чтобы увидеть счёт.',
}
