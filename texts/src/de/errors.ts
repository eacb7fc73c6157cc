import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  UnknownError: 'Bei uns ist etwas schiefgegangen. Es wurde nichts abgebucht. Bitte versuch es noch einmal.',
  ApplicationDisabled: 'Die Seite ist wegen Wartung geschlossen. Dein Guthaben ist sicher.',
  MethodNotFound: 'Diese Aktion gibt es nicht.',
  Authorization: 'Bitte logge dich ein, um fortzufahren.',
  InvalidRequest: 'Wir konnten diese Anfrage nicht lesen. Bitte lade die Seite neu und versuch es noch einmal.',
  InternalServerError: 'Bei uns ist etwas schiefgegangen. Es wurde nichts abgebucht. Bitte versuch es noch einmal.',
  AccessDenied: 'Darauf hast du keinen Zugriff.',
  UserDeleted: 'Dieses Konto ist geschlossen. Unser Support sagt dir mehr.',
  UserBanned: 'Dieses Konto ist gesperrt. Dein Guthaben bleibt erhalten; unser Support sagt dir mehr.',
  UserNeedDeposit: 'Zahl zuerst etwas ein und versuch es dann noch einmal.',
  UserNeedProfileData: 'Vervollständige zuerst dein Profil und versuch es dann noch einmal.',
  UserNeedConfirmContact: 'Bestätige zuerst deine E-Mail-Adresse oder Telefonnummer und versuch es dann noch einmal.',
  ApplicationUnavailable:
    'Die Seite ist gerade nicht verfügbar. Dein Guthaben ist sicher; bitte versuch es in ein paar Minuten noch einmal.',
  InvalidParameter: 'Bitte prüf die markierten Felder.',
  TooManyRequests: 'Zu viele Versuche. Bitte warte einen Moment und versuch es noch einmal.',
  BillingServiceError:
    'Der Zahlungsdienst meldet einen Fehler. Es wurde nichts abgebucht. Bitte versuch es noch einmal.',
  BillingTransactionDeclined:
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht; versuch es mit einer anderen Zahlungsart oder einem anderen Betrag.',
  BillingUnavailable:
    'Zahlungen sind gerade nicht möglich. Es wurde nichts abgebucht; bitte versuch es später noch einmal.',
  BillingDepositLimitExceeded: 'Diese Einzahlung liegt über deinem Einzahlungslimit. Es wurde nichts abgebucht.',
  WithdrawalDeclined: 'Diese Auszahlung wurde abgelehnt. Das Geld bleibt auf deinem Guthaben.',
  WithdrawalLimitsExceeded: 'Dieser Betrag liegt außerhalb der Auszahlungslimits. Das Geld bleibt auf deinem Guthaben.',
  WithdrawalLimitsPeriodExceeded:
    'Du hast das Auszahlungslimit für diesen Zeitraum erreicht. Das Geld bleibt auf deinem Guthaben.',
  KycUserProfile: 'Dafür brauchen wir zuerst deine persönlichen Daten.',
  KycWithdrawal: 'Vor der Auszahlung müssen wir deine Identität prüfen. Das Geld bleibt auf deinem Guthaben.',
  StorageQuotaExceeded: 'Hierfür ist kein Speicherplatz mehr frei.',
  SumsubVerificationRequired: 'Bitte bestätige zuerst deine Identität.',
  RequisitesOnVerification: 'Diese Zahlungsdaten werden gerade geprüft. Bitte versuch es später noch einmal.',
  RequisitesValidationRequired: 'Diese Zahlungsdaten müssen zuerst bestätigt werden.',
  RequisitesFraudulent: 'Diese Zahlungsdaten können nicht verwendet werden. Unser Support sagt dir mehr.',
}
