import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  UnknownError: 'Algo deu errado do nosso lado. Nada foi cobrado. Tente de novo em instantes.',
  ApplicationDisabled: 'Estamos em manutenção. Seu saldo está seguro.',
  MethodNotFound: 'Esta ação não existe.',
  Authorization: 'Entre para continuar.',
  InvalidRequest: 'Não conseguimos processar este pedido. Recarregue a página e tente de novo.',
  InternalServerError: 'Algo deu errado do nosso lado. Nada foi cobrado. Tente de novo em instantes.',
  AccessDenied: 'Você não tem acesso a isto.',
  UserDeleted: 'Esta conta está encerrada. Fale com o suporte para saber mais.',
  UserBanned: 'Esta conta está bloqueada. Seu saldo está seguro. Fale com o suporte para saber mais.',
  UserNeedDeposit: 'Antes você precisa fazer um depósito.',
  UserNeedProfileData: 'Complete primeiro seu perfil e tente de novo.',
  UserNeedConfirmContact: 'Confirme primeiro seu e-mail ou telefone e tente de novo.',
  ApplicationUnavailable: 'O site não está disponível agora. Seu saldo está seguro. Tente de novo em alguns minutos.',
  InvalidParameter: 'Confira os campos marcados.',
  TooManyRequests: 'Muitas tentativas. Espere um momento e tente de novo.',
  BillingServiceError: 'O provedor de pagamento teve um problema. Nada foi cobrado. Tente de novo em alguns minutos.',
  BillingTransactionDeclined: 'O pagamento foi recusado. Nada foi cobrado. Tente outro método ou valor.',
  BillingUnavailable: 'Os pagamentos não estão disponíveis agora. Nada foi cobrado. Tente mais tarde.',
  BillingDepositLimitExceeded:
    'Este depósito passa do seu limite de depósitos. Nada foi cobrado. Tente um valor menor.',
  WithdrawalDeclined: 'Não foi possível fazer este saque. O dinheiro continua no seu saldo.',
  WithdrawalLimitsExceeded:
    'Este valor está fora dos limites de saque. O dinheiro continua no seu saldo. Tente outro valor.',
  WithdrawalLimitsPeriodExceeded: 'Você atingiu o limite de saque deste período. O dinheiro continua no seu saldo.',
  KycUserProfile: 'Antes precisamos dos seus dados pessoais. Preencha-os no seu perfil.',
  KycWithdrawal: 'Precisamos verificar sua identidade antes do saque. O dinheiro continua no seu saldo.',
  StorageQuotaExceeded: 'Não há mais espaço para guardar isto.',
  SumsubVerificationRequired: 'Verifique primeiro sua identidade.',
  RequisitesOnVerification: 'Estamos conferindo estes dados de pagamento. Tente mais tarde.',
  RequisitesValidationRequired:
    'Você só pode sacar para um cartão com que já pagou ou para uma conta em seu nome. O dinheiro continua no seu saldo.',
  RequisitesFraudulent: 'Você não pode usar estes dados de pagamento. Fale com o suporte para saber mais.',
}
