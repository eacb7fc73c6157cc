import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Unter einigen der 25 Platten liegt ein Erdloch. Wähl, unter wie vielen, und öffne dann Platte um Platte.',
    'Jede sichere Platte erhöht, was die Runde zahlt. Lass dir den Betrag auszahlen, wann du willst. Öffnest du ein Erdloch, endet die Runde und zahlt nichts.',
    'Nach jeder Platte zahlt die Runde 0,99 geteilt durch die Chance, so weit zu kommen, auf zwei Stellen abgerundet. Die Erdlöcher liegen vor der ersten Platte fest und wandern nicht.',
    'Die Runde endet und zahlt automatisch beim 500-Fachen des Einsatzes oder wenn nur noch Erdlöcher übrig sind.',
  ],
  mines: 'Erdlöcher',
  start: 'Spielen',
  cash: '{amount} auszahlen lassen',
  pick: 'Öffne eine Platte',
  tile: 'Platte {row}, {column}',
  safe: 'sicher',
  mine: 'Erdloch',
  hidden: 'geschlossen',
  next: 'Nächste Platte: {multiple} bei {chance}',
  now: 'Jetzt {multiple}',
  struck: 'Das war ein Erdloch. Diesmal kein Gewinn',
  taken: 'Du hast dir {amount} auszahlen lassen',
  opened: 'Sicher. Die Runde zahlt jetzt das {multiple}-Fache des Einsatzes',
}
