import { chipTexts } from '../../../shell/quick/texts/de.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Acht Kartenspiele, vor jedem Coup neu gemischt. Ass bis Neun zählen ihre Augen, Zehnen und Bilder nichts; von einer Summe zählt nur die letzte Ziffer.',
    'Spieler und Bank erhalten je zwei Karten. Hat eine Seite acht oder neun, zieht niemand. Sonst zieht der Spieler bis fünf Punkte eine dritte Karte. Blieb der Spieler stehen, zieht die Bank bis fünf; sonst entscheiden die Punkte der Bank und die dritte Karte des Spielers.',
    'Die höhere Hand gewinnt. Der Spieler zahlt 1 zu 1, die Bank 0,95 zu 1, ein Unentschieden 8 zu 1. Bei Unentschieden kommen Einsätze auf Spieler und Bank zurück.',
    'Eine Paarwette zahlt 11 zu 1, wenn die ersten beiden Karten dieser Seite gleichen Rang haben.',
    'Von 1,00 bis 500,00 pro Wette und höchstens 2.000,00 insgesamt.',
  ],
  deal: 'Geben',
  sides: {
    player: 'Spieler',
    banker: 'Bank',
    tie: 'Unentschieden',
    'player-pair': 'Spieler-Paar',
    'banker-pair': 'Bank-Paar',
  },
  choices: ['Auf den Spieler', 'Auf die Bank', 'Auf Unentschieden', 'Auf ein Spieler-Paar', 'Auf ein Bank-Paar'],
  wins: { player: 'Der Spieler gewinnt', banker: 'Die Bank gewinnt', tie: 'Unentschieden' },
  road: 'Letzte Ergebnisse',
  points: 'Punkte: {points}',
  bead: '{result}, {player} zu {banker}',
  told: '{result}, {player} zu {banker}. Du hast {amount} gewonnen',
  back: '{result}, {player} zu {banker}. {amount} von {stake} zurück',
  missed: '{result}, {player} zu {banker}. Diesmal kein Gewinn',
  bankerDraws: 'Punkte der Bank',
  thirds: 'Die Bank zieht bei einer dritten Karte mit',
  never: 'Bleibt stehen',
  bet: 'Wette',
  pays: 'Zahlt zurück',
}
