import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    P: 'Mohn',
    C: 'Kornblume',
    D: 'Margerite',
    B: 'Butterblume',
    T: 'Distel',
    L: 'Klee',
  },
  how: [
    'Fünf Walzen und fünf Reihen. Fünf oder mehr gleiche, die sich seitlich oder übereinander berühren, sind eine Gruppe und gewinnen.',
    'Gewinnende Blumen werden gepflückt. Was darüber steht, sinkt, und neue kommen von oben: der nächste Fall.',
    'Jeder Fall, der gewinnt, zählt mehr: ×1, ×2, ×3, ×5, ×8, ×12, ×18 und danach ×25.',
    'Gewinnt nach drei gewinnenden Fällen nichts mehr, kommen einmal die Bienen: Jeder Klee wird zu Mohn, und die Fälle können weitergehen.',
    'Eine Runde endet, wenn nichts gewinnt, oder nach zwanzig gewinnenden Fällen.',
  ],
  fall: 'Fall {fall}.',
  counts: 'Gewinne ×{multiplier}',
  cluster: '{count} × {symbol} zahlt {amount}',
  clusters: '{count} Gruppen zahlen {amount}',
  bees: 'Die Bienen kommen: Klee wird zu Mohn',
  paid: '{falls} Fälle zahlten {amount}',
  paidWithBees: 'Die Bienen kamen. {falls} Fälle zahlten {amount}',
  each: 'Die Gewinne gelten für eine ganze Gruppe von mindestens dieser Größe bei einem Einsatz von {stake}, vor dem Multiplikator.',
  ladder: 'So zählen die Fälle: {multipliers}',
}
