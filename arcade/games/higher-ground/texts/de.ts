import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Es wird eine Marke von 1 bis 13 gesetzt; jede ist jedes Mal gleich wahrscheinlich. Sag, ob die nächste höher oder niedriger liegt; dieselbe Marke gilt als richtig.',
    'Bei 1 und bei 13, wo eine Seite immer richtig wäre, sind „höher“ und „niedriger“ streng gemeint, und die andere Seite ist noch einmal dieselbe Marke.',
    'Was der Aufstieg zahlt, ist 0,99 geteilt durch die Chance aller deiner Antworten zusammen, auf zwei Stellen abgeschnitten. Nimm es nach jeder richtigen Antwort.',
    'Die Runde endet und zahlt von selbst nach sechs Schritten oder wenn sie das 500-Fache des Einsatzes erreicht.',
  ],
  start: 'Spielen',
  cash: '{amount} nehmen',
  higher: 'Höher oder gleich',
  lower: 'Niedriger oder gleich',
  strictlyHigher: 'Höher',
  strictlyLower: 'Niedriger',
  same: 'Gleich',
  odds: '{right} von 13',
  choose: 'Höher oder niedriger?',
  climbs: 'Schritt {climb} von 6',
  fell: 'Die Marke war {mark}. Diesmal kein Gewinn',
  taken: 'Du hast {amount} genommen',
  reached: 'Marke {mark}. Der Aufstieg zahlt jetzt das {multiple}-Fache des Einsatzes',
  first: 'Die erste Marke ist {mark}',
}
