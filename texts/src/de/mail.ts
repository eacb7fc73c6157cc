import type { mail as en } from '../en/mail.ts'

export const mail: typeof en = {
  sentBy: 'Gesendet von {brand}.',
  required: 'Gesendet von {brand}. Das Gesetz verlangt, dass wir dir das mitteilen.',
  actions: {
    choosePassword: 'Neues Passwort wählen',
    confirmEmail: 'E-Mail-Adresse bestätigen',
    security: 'Sicherheit prüfen',
    contacts: 'Kontakte prüfen',
    document: 'Neues Dokument hinzufügen',
    logIn: 'Einloggen',
    invitation: 'Passwort festlegen',
    statement: 'Kontoauszug ansehen',
    playPattern: 'Dein Spiel ansehen',
    payments: 'Zahlungen ansehen',
    download: 'Runden herunterladen',
    answer: 'Lesen und antworten',
    campaign: 'Ansehen, was du hast',
    draw: 'Ziehung ansehen',
    bonuses: 'Meine Boni ansehen',
  },
}
