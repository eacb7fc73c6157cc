import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Laterne',
    M: 'Mond',
    P: 'Granatapfel',
    H: 'Schwärmer',
    X: 'Fingerhut',
    E: 'Birne',
    U: 'Pflaume',
    K: 'Quitte',
    C: 'Kirschen',
    L: 'Haselblatt',
  },
  how: [
    'Fünf Walzen, drei Reihen, zwanzig Linien. Eine Linie zahlt ab drei gleichen Symbolen nebeneinander, von der linken Walze an.',
    'Die Laterne ersetzt jedes Symbol außer dem Mond. Sie erscheint auf den Walzen 2 bis 5.',
    'Drei Monde, je einer auf den Walzen 2, 3 und 4, zahlen den doppelten Einsatz und starten zehn Freispiele zum selben Einsatz.',
    'Freispiele beginnen mit doppelten Gewinnen. Jeder Mond erhöht den Multiplikator der folgenden Drehungen um eins, bis die zehn vorbei sind.',
  ],
  moons: 'Drei Monde. Du bekommst zehn Freispiele, alle Gewinne doppelt.',
  counter: 'Freispiel {played} von {total}',
  multiplier: 'Gewinne ×{multiplier}',
  next: 'Nächste Drehung ×{multiplier}',
  over: 'Die Freispiele sind vorbei. Die Runde hat {amount} gezahlt',
  rises: 'Ein Mond: Gewinne der nächsten Drehung ×{multiplier}',
}
