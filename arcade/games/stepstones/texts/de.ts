import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Überquere den Fluss Reihe für Reihe. In jeder Reihe sind einige Steine lose; welche, steht vor deinem ersten Schritt fest.',
    'Ein Stein, der hält, erhöht, was du nehmen kannst. Nimm es, wann du willst, oder geh weiter. Ein loser Stein beendet die Runde ohne Gewinn.',
    'Ruhiges Wasser: 4 Steine je Reihe, 1 lose, 9 Reihen. Lebhaft: 3 Steine, 1 lose, 9 Reihen. Rau: 2 Steine, 1 lose, 8 Reihen. Wild: 3 Steine, 2 lose, 6 Reihen. Am anderen Ufer wird der Gewinn von selbst ausgezahlt.',
  ],
  water: 'Wasser',
  waters: ['Ruhig', 'Lebhaft', 'Rau', 'Reißend'],
  choices: [
    'Ruhiges Wasser, Reihen: {count}',
    'Lebhaftes Wasser, Reihen: {count}',
    'Raues Wasser, Reihen: {count}',
    'Reißendes Wasser, Reihen: {count}',
  ],
  odds: '{loose} von {stones} lose',
  start: 'Losgehen',
  pick: 'Wähle einen Stein',
  cash: '{amount} nehmen',
  next: 'Nächste Reihe: {multiple}, Chance {chance}',
  now: 'Zahlt jetzt',
  stone: 'Reihe {row}, Stein {stone}',
  faces: { closed: 'nicht betreten', firm: 'er hält', loose: 'lose', spared: 'er hätte gehalten' },
  holds: 'Der Stein hält. Jetzt {multiple}-fach',
  fell: 'Der Stein war lose. Diesmal kein Gewinn',
  taken: 'Du hast {amount} genommen',
  crossed: 'Du hast das andere Ufer erreicht und {amount} gewonnen',
}
