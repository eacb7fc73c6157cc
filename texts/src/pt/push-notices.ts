import type { pushNotices as en } from '../en/push-notices.ts'

export const pushNotices: typeof en = {
  betSettled: 'Sua aposta foi encerrada',
  betCorrected: 'O resultado da sua aposta mudou',
  betOpen: 'Abra para ver como terminou.',
  betWon: 'Você ganhou {amount}.',
  betLost: 'Ela perdeu.',
  betPaid: '{amount} foram para o seu saldo.',
  depositArrived: 'Seu depósito chegou',
  depositFailed: 'Seu depósito não foi concluído',
  paymentTakenBack: 'Um depósito foi retirado',
  paymentReturned: 'Um depósito voltou ao seu saldo',
  withdrawalPaid: 'Seu saque foi pago',
  withdrawalDeclined: 'Seu saque foi recusado',
  paymentSum: 'Valor: {amount}',
  paymentOpen: 'Abra para ver os detalhes.',
  supportAnswered: 'O suporte respondeu você',
  supportOpen: 'Abra a conversa para ler.',
  matchStarted: 'Uma partida que você segue começou',
  matchOpen: 'Abra para ver o placar.',
}
