import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Welle',
    B: 'Blitz',
    S: 'Schiff',
    A: 'Albatros',
    G: 'Fernrohr',
    L: 'Glocke',
    N: 'Laterne',
    R: 'Fass',
    K: 'Knoten',
    M: 'Salz',
  },
  how: [
    'Fünf Walzen und drei Reihen: 243 Wege. Ein Symbol gewinnt, wenn es auf drei oder mehr benachbarten Walzen von links landet, in einer beliebigen Reihe. Jeder Weg zahlt, und alle Symbole zählen zusammen.',
    'Die Welle ersetzt jedes Symbol außer dem Blitz. Sie erscheint auf den Walzen 2 bis 4.',
    'Drei Blitze, je einer auf den Walzen 1, 3 und 5, zahlen das Fünffache des Einsatzes und starten sechs Freispiele zum selben Einsatz.',
    'In den Freispielen steigt die Flut: drei laufen auf vier Reihen (1.024 Wege), zwei auf fünf Reihen (3.125 Wege) und das letzte auf sechs Reihen (7.776 Wege).',
    'Gewinne der Freispiele zählen zuerst einfach. Jedes Freispiel mit Gewinn erhöht den Multiplikator der folgenden um eins.',
  ],
  opened: 'Drei Blitze. Du bekommst sechs Freispiele, und die Flut steigt',
  counter: 'Freispiel {next} von {total}',
  counts: 'Gewinne ×{multiplier}',
  ways: '{ways} Wege',
  rises: 'Das nächste Freispiel zählt ×{multiplier}',
  stays: 'Kein Gewinn, der Multiplikator bleibt',
  over: 'Die Freispiele sind vorbei. Die Runde zahlte {amount}',
  each: 'Auszahlungen für einen Weg bei einem Einsatz von {stake}. Blitze zahlen einmal.',
}
