import { chipTexts } from '../../../shell/quick/texts/de.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Das Spiel, das auch Sic Bo heißt: Drei Würfel fallen, und du wettest darauf, was sie zeigen.',
    'Klein ist eine Summe von 4 bis 10, groß eine von 11 bis 17. Klein, groß, ungerade und gerade zahlen 1 zu 1 und verlieren, wenn alle drei Würfel gleich sind.',
    'Eine Zahl zahlt 1, 2 oder 3 zu 1, wenn einer, zwei oder drei Würfel sie zeigen. Zwei Zahlen zusammen zahlen 6 zu 1, ein Pasch 11 zu 1, irgendein Drilling 30 zu 1, ein bestimmter Drilling 190 zu 1.',
    'Summen zahlen von 6 zu 1 für 10 und 11 bis 62 zu 1 für 4 und 17.',
    'Von 1,00 bis 500,00 pro Wette und höchstens 2.000,00 insgesamt.',
  ],
  roll: 'Würfeln',
  bets: {
    small: 'Klein',
    big: 'Groß',
    odd: 'Ungerade',
    even: 'Gerade',
    any: 'Drilling',
    single: 'Zahl {a}',
    double: 'Pasch {a}',
    triple: 'Drilling {a}',
    pair: '{a} und {b}',
    total: 'Summe {a}',
  },
  choices: [
    'Klein oder groß',
    'Ungerade oder gerade',
    'Eine Zahl',
    'Zwei Zahlen',
    'Ein Pasch',
    'Irgendein Drilling',
    'Ein bestimmter Drilling',
    'Eine Summe von {count}',
  ],
  totals: 'Summe {a} oder {b}',
  told: '{dice} = {total}. Du hast {amount} gewonnen',
  back: '{dice} = {total}. {amount} von {stake} zurück',
  missed: '{dice} = {total}. Diesmal kein Gewinn',
  bet: 'Wette',
  pays: 'Zahlt zurück',
  limit: 'Du kannst höchstens 500,00 auf eine Wette und 2.000,00 insgesamt setzen.',
}
