import type { PageTexts } from './shape.ts'

export const de: PageTexts = {
  dir: 'ltr',
  title: 'Bestätige deine Zahlung',
  tagline: 'eine auf Sand gebaute Bank',
  notice: 'Testbank: Hier bewegt sich kein echtes Geld, und nach einer Kartennummer wird nie gefragt.',
  pay: 'Du zahlst',
  to: 'An',
  purpose: 'Für',
  reference: 'Referenz',
  chooseCard: 'Zahlen mit',
  testCard: 'Testkarte',
  fromAccount: 'Testkonto',
  approve: 'Zahlung bestätigen',
  decline: 'Ablehnen',
  cancel: 'Abbrechen und zurück',
  later: 'Später entscheiden',
  hintsTitle: 'Beträge, die von selbst entscheiden',
  hints: [
    '666.00 lehnt die Bank ab.',
    '667.00 wird abgelehnt: zu wenig Geld auf dem Konto.',
    '777.00 bleibt in Bearbeitung und wird ein paar Sekunden später bestätigt.',
    '778.00 wird bestätigt, aber der Shop erfährt es nie und muss nachfragen.',
  ],
  back: 'Zurück zum Shop',
  notFound: 'Diese Zahlung gibt es nicht',
  notFoundText: 'Dieser Zahlungslink ist falsch oder zu alt.',
  ended: {
    processing: [
      'Zahlung in Bearbeitung',
      'Deine Bank braucht einen Moment. Du kannst zurückgehen; der Shop wird informiert.',
    ],
    approved: ['Zahlung bestätigt', 'Diese Zahlung ist ausgeführt.'],
    declined: ['Zahlung abgelehnt', 'Diese Zahlung wurde abgelehnt. Es wurde kein Geld abgebucht.'],
    cancelled: ['Zahlung abgebrochen', 'Du hast diese Zahlung abgebrochen. Es wurde kein Geld abgebucht.'],
    expired: ['Zahlung abgelaufen', 'Diese Zahlung hat zu lange gewartet. Es wurde kein Geld abgebucht.'],
  },
}
