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
    'Fünf Walzen, drei Reihen, 243 Wege: Ein Stein gewinnt, wenn er von links auf mindestens drei benachbarten Walzen liegt, in beliebiger Reihe. Jeder Weg wird gezahlt, alle Steine werden addiert.',
    'Die Lampe steht für jeden Stein. Sie hängt auf den Walzen 2 bis 4.',
    'Was gewinnt, fällt aus dem Flöz: Die Steine darüber sinken nach, und die Walzen bringen von oben die nächsten. Das geht weiter, solange etwas gewinnt, höchstens zehn Fälle lang.',
    'Gewinne des ersten Falls zählen einfach, des zweiten doppelt, des dritten dreifach, jedes weiteren fünffach.',
  ],
  fall: 'Fall {fall}',
  counts: 'zählt ×{multiplier}',
  paid: '{falls} Fälle haben {amount} gezahlt',
  ways: 'Die Gewinne gelten für einen Weg bei einem Einsatz von {stake}.',
}
