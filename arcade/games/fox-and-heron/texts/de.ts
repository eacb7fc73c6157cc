import { chipTexts } from '../../../shell/quick/texts/de.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Das Spiel, das auch Dragon Tiger heißt: eine Karte für den Fuchs, eine für den Reiher, und die höhere gewinnt. Das Ass ist die niedrigste Karte, der König die höchste. Acht Kartenspiele, vor jeder Runde neu gemischt.',
    'Eine Wette auf Fuchs oder Reiher zahlt 1 zu 1. Bei Gleichstand kommt die Hälfte ihres Einsatzes zurück.',
    'Gleichstand, zwei Karten eines Rangs, zahlt 11 zu 1. Gleichstand in einer Farbe, zwei gleiche Karten, zahlt 50 zu 1.',
    'Von 1,00 bis 500,00 pro Wette und höchstens 2.000,00 insgesamt.',
  ],
  deal: 'Geben',
  sides: { fox: 'Fuchs', heron: 'Reiher', tie: 'Gleichstand', 'suited-tie': 'Gleiche Karten' },
  choices: ['Auf den Fuchs', 'Auf den Reiher', 'Auf Gleichstand', 'Auf zwei gleiche Karten'],
  wins: { fox: 'Der Fuchs gewinnt', heron: 'Der Reiher gewinnt', tie: 'Gleichstand' },
  road: 'Letzte Ergebnisse',
  result: '{result}: {fox} gegen {heron}',
  told: 'Du hast {amount} gewonnen',
  back: '{amount} von {stake} zurück',
  missed: 'Diesmal kein Gewinn',
  bet: 'Wette',
  pays: 'Zahlt zurück',
}
