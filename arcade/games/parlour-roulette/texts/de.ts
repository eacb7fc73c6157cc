import { chipTexts } from '../../../shell/quick/texts/de.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Ein Rad mit 37 Fächern: 1 bis 36 und eine Null, jedes gleich wahrscheinlich.',
    'Leg Chips auf Zahlen und Zahlengruppen. Eine Wette auf n Zahlen zahlt das 36 ÷ n-Fache ihres Einsatzes, den Einsatz eingeschlossen: eine Zahl 36, zwei 18, drei 12, vier 9, sechs 6, ein Dutzend oder eine Kolonne 3, Rot, Schwarz, Gerade, Ungerade, niedrig und hoch 2.',
    'Die Null gewinnt nur für Wetten auf die Null. Jede Wette wird für sich ausgezahlt; das Ergebnis zählt sie einzeln auf.',
    'Von 1,00 bis 500,00 pro Wette, höchstens 40 Wetten und 2.000,00 insgesamt.',
  ],
  spin: 'Drehen',
  history: 'Letzte Zahlen',
  red: 'Rot',
  black: 'Schwarz',
  even: 'Gerade',
  odd: 'Ungerade',
  low: '1 bis 18',
  high: '19 bis 36',
  dozen: 'Dutzend {index}',
  column: 'Kolonne {index}',
  zero: 'Null',
  bets: {
    split: '{a} und {b}',
    street: 'Querreihe ab {a}',
    corner: 'Carré ab {a}',
    line: 'Sechserreihe ab {a}',
  },
  colours: {
    red: 'rot',
    black: 'schwarz',
    zero: 'Null',
  },
  told: '{pocket}, {colour}. Du hast {amount} gewonnen',
  back: '{pocket}, {colour}. {amount} von {stake} zurück',
  missed: '{pocket}, {colour}. Diesmal kein Gewinn',
  inside: 'Zwischen den Zahlen',
  byNumber: 'Nach Zahl',
  byNumberHow: 'Wähl eine Zahl, dann eine der Wetten auf ihr. Jeder Druck legt einen Chip zu {amount}.',
  limit: 'Du kannst höchstens 500,00 auf eine Wette und 2.000,00 insgesamt setzen.',
}
