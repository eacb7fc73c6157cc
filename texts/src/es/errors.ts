import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  UnknownError: 'Algo ha fallado por nuestra parte. No se te ha cobrado nada. Inténtalo de nuevo en un momento.',
  ApplicationDisabled: 'Estamos en mantenimiento. Tu saldo está a salvo.',
  MethodNotFound: 'Esta acción no existe.',
  Authorization: 'Inicia sesión para continuar.',
  InvalidRequest: 'No hemos podido procesar esta solicitud. Recarga la página e inténtalo de nuevo.',
  InternalServerError: 'Algo ha fallado por nuestra parte. No se te ha cobrado nada. Inténtalo de nuevo en un momento.',
  AccessDenied: 'No tienes acceso a esto.',
  UserDeleted: 'Esta cuenta está cerrada. Contacta con el equipo de ayuda para saber más.',
  UserBanned: 'Esta cuenta está bloqueada. Tu saldo está a salvo. Contacta con el equipo de ayuda para saber más.',
  UserNeedDeposit: 'Antes tienes que hacer un depósito.',
  UserNeedProfileData: 'Completa primero tu perfil y vuelve a intentarlo.',
  UserNeedConfirmContact: 'Confirma primero tu correo o tu teléfono y vuelve a intentarlo.',
  ApplicationUnavailable:
    'El sitio no está disponible ahora mismo. Tu saldo está a salvo. Inténtalo de nuevo en unos minutos.',
  InvalidParameter: 'Revisa los campos marcados.',
  TooManyRequests: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  BillingServiceError:
    'El proveedor de pagos ha tenido un problema. No se te ha cobrado nada. Inténtalo de nuevo en unos minutos.',
  BillingTransactionDeclined: 'El pago se ha rechazado. No se te ha cobrado nada. Prueba otro método u otro importe.',
  BillingUnavailable: 'Los pagos no están disponibles ahora mismo. No se te ha cobrado nada. Inténtalo más tarde.',
  BillingDepositLimitExceeded:
    'Este depósito supera tu límite de depósitos. No se te ha cobrado nada. Prueba un importe menor.',
  WithdrawalDeclined: 'No hemos podido hacer este retiro. El dinero sigue en tu saldo.',
  WithdrawalLimitsExceeded:
    'Este importe está fuera de los límites de retiro. El dinero sigue en tu saldo. Prueba otro importe.',
  WithdrawalLimitsPeriodExceeded: 'Has alcanzado el límite de retiros de este periodo. El dinero sigue en tu saldo.',
  KycUserProfile: 'Antes necesitamos tus datos personales. Añádelos en tu perfil.',
  KycWithdrawal: 'Tenemos que verificar tu identidad antes de que puedas retirar. El dinero sigue en tu saldo.',
  StorageQuotaExceeded: 'No queda espacio para guardar esto.',
  SumsubVerificationRequired: 'Verifica primero tu identidad.',
  RequisitesOnVerification: 'Estamos comprobando estos datos de pago. Inténtalo más tarde.',
  RequisitesValidationRequired:
    'Solo puedes retirar a una tarjeta con la que hayas pagado o a una cuenta a tu nombre. El dinero sigue en tu saldo.',
  RequisitesFraudulent: 'No puedes usar estos datos de pago. Contacta con el equipo de ayuda para saber más.',
}
