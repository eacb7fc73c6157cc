import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Lampe',
    R: 'Rubin',
    O: 'Opal',
    E: 'Smaragd',
    S: 'Saphir',
    T: 'Topas',
    A: 'Amethyst',
    G: 'Granat',
    Q: 'Quarz',
    C: 'Kupfer',
    I: 'Eisen',
  },
  how: [
    'Fünf Walzen, drei Reihen, 243 Wege. Ein Stein gewinnt, wenn er von links auf mindestens drei benachbarten Walzen liegt, in beliebiger Reihe. Jeder Weg zahlt, alle Steine werden addiert.',
    'Die Lampe ersetzt jeden Stein. Sie erscheint auf den Walzen 2 bis 4.',
    'Gewinnende Steine fallen weg: Die Steine darüber rutschen nach, und von oben kommen neue. Das geht weiter, solange etwas gewinnt, höchstens zehn Fälle lang.',
    'Gewinne des ersten Falls zählen einfach, des zweiten doppelt, des dritten dreifach, jedes weiteren fünffach.',
  ],
  fall: 'Fall {fall}',
  counts: 'zählt ×{multiplier}',
  paid: '{falls} Fälle haben {amount} gezahlt',
  ways: 'Die Gewinne gelten für einen Weg bei einem Einsatz von {stake}.',
}
