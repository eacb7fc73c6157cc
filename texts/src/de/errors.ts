import type { errors as en } from '../en/errors.ts'

export const errors: typeof en = {
  UnknownError: 'Bei uns ist etwas schiefgegangen. Es wurde nichts abgebucht. Versuch es gleich noch einmal.',
  ApplicationDisabled: 'Wir führen gerade Wartungsarbeiten durch. Dein Guthaben ist sicher.',
  MethodNotFound: 'Diese Aktion gibt es nicht.',
  Authorization: 'Logge dich ein, um fortzufahren.',
  InvalidRequest: 'Wir konnten diese Anfrage nicht verarbeiten. Lade die Seite neu und versuch es noch einmal.',
  InternalServerError: 'Bei uns ist etwas schiefgegangen. Es wurde nichts abgebucht. Versuch es gleich noch einmal.',
  AccessDenied: 'Darauf hast du keinen Zugriff.',
  UserDeleted: 'Dieses Konto ist geschlossen. Mehr erfährst du beim Support.',
  UserBanned: 'Dieses Konto ist gesperrt. Dein Guthaben bleibt erhalten. Mehr erfährst du beim Support.',
  UserNeedDeposit: 'Dafür musst du zuerst etwas einzahlen.',
  UserNeedProfileData: 'Vervollständige zuerst dein Profil und versuch es dann noch einmal.',
  UserNeedConfirmContact: 'Bestätige zuerst deine E-Mail-Adresse oder Telefonnummer und versuch es dann noch einmal.',
  ApplicationUnavailable:
    'Die Seite ist gerade nicht verfügbar. Dein Guthaben ist sicher. Versuch es in ein paar Minuten noch einmal.',
  InvalidParameter: 'Prüf die markierten Felder.',
  TooManyRequests: 'Zu viele Versuche. Warte einen Moment und versuch es noch einmal.',
  BillingServiceError:
    'Beim Zahlungsanbieter ist ein Fehler aufgetreten. Es wurde nichts abgebucht. Versuch es in ein paar Minuten noch einmal.',
  BillingTransactionDeclined:
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Versuch es mit einer anderen Zahlungsart oder einem anderen Betrag.',
  BillingUnavailable: 'Zahlungen sind gerade nicht möglich. Es wurde nichts abgebucht. Versuch es später noch einmal.',
  BillingDepositLimitExceeded:
    'Diese Einzahlung liegt über deinem Einzahlungslimit. Es wurde nichts abgebucht. Versuch es mit einem kleineren Betrag.',
  WithdrawalDeclined: 'Diese Auszahlung war nicht möglich. Das Geld ist weiterhin auf deinem Guthaben.',
  WithdrawalLimitsExceeded:
    'Dieser Betrag liegt außerhalb der Auszahlungslimits. Das Geld ist weiterhin auf deinem Guthaben. Versuch es mit einem anderen Betrag.',
  WithdrawalLimitsPeriodExceeded:
    'Du hast das Auszahlungslimit für diesen Zeitraum erreicht. Das Geld ist weiterhin auf deinem Guthaben.',
  KycUserProfile: 'Dafür brauchen wir zuerst deine persönlichen Daten. Ergänze sie in deinem Profil.',
  KycWithdrawal: 'Vor der Auszahlung müssen wir deine Identität prüfen. Das Geld ist weiterhin auf deinem Guthaben.',
  StorageQuotaExceeded: 'Zum Speichern ist kein Platz mehr.',
  SumsubVerificationRequired: 'Bestätige zuerst deine Identität.',
  RequisitesOnVerification: 'Wir prüfen diese Zahlungsdaten gerade. Versuch es später noch einmal.',
  RequisitesValidationRequired:
    'Auszahlen kannst du nur auf eine Karte, mit der du schon gezahlt hast, oder auf ein Konto auf deinen Namen. Das Geld ist weiterhin auf deinem Guthaben.',
  RequisitesFraudulent: 'Diese Zahlungsdaten kannst du nicht verwenden. Mehr erfährst du beim Support.',
}
