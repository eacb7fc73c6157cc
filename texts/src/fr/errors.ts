import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  UnknownError: 'Une erreur s’est produite de notre côté. Rien n’a été débité. Réessayez dans un instant.',
  ApplicationDisabled: 'Le site est en maintenance. Votre solde est en sécurité.',
  MethodNotFound: 'Cette action n’existe pas.',
  Authorization: 'Connectez-vous pour continuer.',
  InvalidRequest: 'Nous n’avons pas pu traiter cette demande. Rechargez la page et réessayez.',
  InternalServerError: 'Une erreur s’est produite de notre côté. Rien n’a été débité. Réessayez dans un instant.',
  AccessDenied: 'Vous n’y avez pas accès.',
  UserDeleted: 'Ce compte est fermé. Contactez l’assistance pour en savoir plus.',
  UserBanned: 'Ce compte est bloqué. Votre solde est en sécurité. Contactez l’assistance pour en savoir plus.',
  UserNeedDeposit: 'Vous devez d’abord effectuer un dépôt.',
  UserNeedProfileData: 'Complétez d’abord votre profil, puis réessayez.',
  UserNeedConfirmContact: 'Confirmez d’abord votre adresse e-mail ou votre téléphone, puis réessayez.',
  ApplicationUnavailable:
    'Le site n’est pas disponible pour le moment. Votre solde est en sécurité. Réessayez dans quelques minutes.',
  InvalidParameter: 'Vérifiez les champs signalés.',
  TooManyRequests: 'Trop de tentatives. Patientez un instant et réessayez.',
  BillingServiceError:
    'Le prestataire de paiement a rencontré un problème. Rien n’a été débité. Réessayez dans quelques minutes.',
  BillingTransactionDeclined:
    'Le paiement a été refusé. Rien n’a été débité. Essayez un autre moyen de paiement ou un autre montant.',
  BillingUnavailable: 'Les paiements ne sont pas disponibles pour le moment. Rien n’a été débité. Réessayez plus tard.',
  BillingDepositLimitExceeded:
    'Ce dépôt dépasse votre limite de dépôt. Rien n’a été débité. Essayez un montant inférieur.',
  WithdrawalDeclined: 'Ce retrait n’a pas pu être effectué. L’argent reste sur votre solde.',
  WithdrawalLimitsExceeded:
    'Ce montant est hors des limites de retrait. L’argent reste sur votre solde. Essayez un autre montant.',
  WithdrawalLimitsPeriodExceeded:
    'Vous avez atteint la limite de retrait de cette période. L’argent reste sur votre solde.',
  KycUserProfile: 'Il nous faut d’abord vos données personnelles. Ajoutez-les dans votre profil.',
  KycWithdrawal: 'Nous devons vérifier votre identité avant tout retrait. L’argent reste sur votre solde.',
  StorageQuotaExceeded: 'Il n’y a plus de place pour enregistrer ceci.',
  SumsubVerificationRequired: 'Vérifiez d’abord votre identité.',
  RequisitesOnVerification: 'Nous vérifions ces coordonnées de paiement. Réessayez plus tard.',
  RequisitesValidationRequired:
    'Vous ne pouvez retirer que vers une carte déjà utilisée pour payer ou un compte à votre nom. L’argent reste sur votre solde.',
  RequisitesFraudulent:
    'Vous ne pouvez pas utiliser ces coordonnées de paiement. Contactez l’assistance pour en savoir plus.',
}
