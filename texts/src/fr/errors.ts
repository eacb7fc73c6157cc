import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  UnknownError: 'Une erreur s’est produite de notre côté. Rien n’a été débité. Veuillez réessayer.',
  ApplicationDisabled: 'Le site est fermé pour maintenance. Votre solde est en sécurité.',
  MethodNotFound: 'Cette action n’existe pas.',
  Authorization: 'Connectez-vous pour continuer.',
  InvalidRequest: 'Nous n’avons pas pu lire cette demande. Rechargez la page et réessayez.',
  InternalServerError: 'Une erreur s’est produite de notre côté. Rien n’a été débité. Veuillez réessayer.',
  AccessDenied: 'Vous n’avez pas accès à ceci.',
  UserDeleted: 'Ce compte est fermé. L’assistance peut vous en dire plus.',
  UserBanned: 'Ce compte est bloqué. Votre solde est conservé ; l’assistance peut vous en dire plus.',
  UserNeedDeposit: 'Faites d’abord un dépôt, puis réessayez.',
  UserNeedProfileData: 'Complétez d’abord votre profil, puis réessayez.',
  UserNeedConfirmContact: 'Confirmez d’abord votre e-mail ou votre téléphone, puis réessayez.',
  ApplicationUnavailable:
    'Le site n’est pas disponible pour le moment. Votre solde est en sécurité ; réessayez dans quelques minutes.',
  InvalidParameter: 'Vérifiez les champs signalés.',
  TooManyRequests: 'Trop de tentatives. Patientez un instant et réessayez.',
  BillingServiceError: 'Le service de paiement a signalé une erreur. Rien n’a été débité. Veuillez réessayer.',
  BillingTransactionDeclined:
    'Le paiement a été refusé. Rien n’a été débité ; essayez un autre moyen ou un autre montant.',
  BillingUnavailable:
    'Les paiements ne sont pas disponibles pour le moment. Rien n’a été débité ; réessayez plus tard.',
  BillingDepositLimitExceeded: 'Ce dépôt dépasse votre limite de dépôt. Rien n’a été débité.',
  WithdrawalDeclined: 'Ce retrait a été refusé. L’argent reste sur votre solde.',
  WithdrawalLimitsExceeded: 'Ce montant est hors des limites de retrait. L’argent reste sur votre solde.',
  WithdrawalLimitsPeriodExceeded:
    'Vous avez atteint la limite de retrait de cette période. L’argent reste sur votre solde.',
  KycUserProfile: 'Il nous faut d’abord vos données personnelles.',
  KycWithdrawal: 'Nous devons vérifier votre identité avant tout retrait. L’argent reste sur votre solde.',
  StorageQuotaExceeded: 'Il n’y a plus de place pour enregistrer ceci.',
  SumsubVerificationRequired: 'Vérifiez d’abord votre identité.',
  RequisitesOnVerification: 'Ces coordonnées de paiement sont en cours de vérification. Réessayez plus tard.',
  RequisitesValidationRequired: 'Ces coordonnées de paiement doivent d’abord être vérifiées.',
  RequisitesFraudulent:
    'Ces coordonnées de paiement ne peuvent pas être utilisées. L’assistance peut vous en dire plus.',
}
