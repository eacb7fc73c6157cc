import type { PageTexts } from './shape.ts'

export const de: PageTexts = {
  dir: 'ltr',
  title: 'Bestätige deine Zahlung',
  tagline: 'Testbank',
  notice: 'Das ist eine Testbank: Es fließt kein echtes Geld, und wir fragen nie nach einer Kartennummer.',
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
  hintsTitle: 'Testbeträge',
  hints: [
    '666.00 lehnt die Bank ab.',
    '667.00 wird abgelehnt: zu wenig Geld auf dem Konto.',
    '777.00 bleibt in Bearbeitung und wird ein paar Sekunden später bestätigt.',
    '778.00 wird bestätigt, aber der Shop erfährt es nie und muss nachfragen.',
  ],
  back: 'Zurück zum Shop',
  notFound: 'Zahlung nicht gefunden',
  notFoundText: 'Dieser Zahlungslink ist falsch oder abgelaufen.',
  ended: {
    processing: [
      'Zahlung in Bearbeitung',
      'Deine Bank braucht einen Moment. Du kannst zurückgehen: Wir informieren den Shop.',
    ],
    approved: ['Zahlung bestätigt', 'Du hast gezahlt und kannst zum Shop zurückkehren.'],
    declined: ['Zahlung abgelehnt', 'Es wurde nichts abgebucht.'],
    cancelled: ['Zahlung abgebrochen', 'Es wurde nichts abgebucht.'],
    expired: ['Zahlung abgelaufen', 'Die Zeit zum Bezahlen ist abgelaufen. Es wurde nichts abgebucht.'],
  },
}
