import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Du siehst eine Zahl von 1 bis 13, jedes Mal alle gleich wahrscheinlich. Rate, ob die nächste höher oder niedriger ist. Auch dieselbe Zahl gilt als richtig.',
    'Bei 1 und 13 wäre eine Seite immer richtig. Dort wählst du zwischen derselben Zahl noch einmal und einer anderen.',
    'Die Runde zahlt 0,99 geteilt durch die Chance aller deiner Antworten zusammen, auf zwei Stellen abgerundet. Nach jeder richtigen Antwort kannst du dir den Betrag auszahlen lassen.',
    'Die Runde endet und zahlt automatisch nach sechs richtigen Antworten oder beim 500-Fachen des Einsatzes.',
  ],
  start: 'Spielen',
  cash: '{amount} auszahlen lassen',
  higher: 'Höher oder gleich',
  lower: 'Niedriger oder gleich',
  strictlyHigher: 'Höher',
  strictlyLower: 'Niedriger',
  same: 'Gleich',
  odds: '{right} von 13',
  choose: 'Höher oder niedriger?',
  climbs: 'Schritt {climb} von 6',
  fell: 'Es war {mark}. Diesmal kein Gewinn',
  taken: 'Du hast dir {amount} auszahlen lassen',
  reached: 'Es ist {mark}. Die Runde zahlt jetzt das {multiple}-Fache des Einsatzes',
  first: 'Die erste Zahl ist {mark}',
}
