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
    'Die Laterne steht für jedes Symbol außer dem Mond. Sie hängt auf den Walzen 2 bis 5.',
    'Drei Monde, je einer auf den Walzen 2, 3 und 4, zahlen den doppelten Einsatz und öffnen zehn Freispiele zum selben Einsatz.',
    'Freispiele beginnen mit doppelten Gewinnen. Jeder Mond, der aufgeht, erhöht den Multiplikator der folgenden Drehungen um eins, bis zum Ende der zehn.',
  ],
  moons: 'Drei Monde. Zehn Freispiele beginnen, alle Gewinne doppelt.',
  counter: 'Freispiel {played} von {total}',
  multiplier: 'Gewinne ×{multiplier}',
  next: 'Nächste Drehung ×{multiplier}',
  over: 'Die Freispiele sind vorbei. Die Runde hat {amount} gezahlt',
  rises: 'Ein Mond geht auf: Die nächste Drehung zählt ×{multiplier}',
}
