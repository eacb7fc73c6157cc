import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Unter einigen der 25 Platten gibt der Boden nach. Wähl, unter wie vielen, und öffne dann Platte um Platte.',
    'Jede feste Platte erhöht, was die Runde zahlt. Nimm es, wann du willst. Gibt der Boden nach, endet die Runde und zahlt nichts.',
    'Was sie nach jeder Platte zahlt, ist 0,99 geteilt durch die Chance, so weit zu kommen, auf zwei Stellen abgeschnitten. Die Erdlöcher liegen vor der ersten Platte fest und wandern nicht.',
    'Die Runde endet und zahlt von selbst, wenn sie das 500-Fache des Einsatzes erreicht oder nur noch Erdlöcher übrig sind.',
  ],
  mines: 'Erdlöcher',
  start: 'Spielen',
  cash: '{amount} nehmen',
  pick: 'Öffne eine Platte',
  tile: 'Platte {row}, {column}',
  safe: 'fester Boden',
  mine: 'Erdloch',
  hidden: 'geschlossen',
  next: 'Nächste Platte: {multiple} bei {chance}',
  now: 'Jetzt {multiple}',
  struck: 'Der Boden hat nachgegeben. Diesmal kein Gewinn',
  taken: 'Du hast {amount} genommen',
  opened: 'Fester Boden. Die Runde zahlt jetzt das {multiple}-Fache des Einsatzes',
}
