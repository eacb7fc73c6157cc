import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Ein Wurf ist eine Zahl von 00,00 bis 99,99, jede gleich wahrscheinlich.',
    'Wähl eine Seite und wie oft du gewinnen willst: Bei einer Chance von 25 % gewinnt „unter“ bei jedem Wurf unter 25,00, „über“ bei jedem Wurf ab 75,00.',
    'Ein Gewinn zahlt 99 geteilt durch die Chance in Prozent, auf zwei Stellen abgerundet: Bei 25 % zahlt er das 3,96-Fache des Einsatzes.',
  ],
  side: 'Seite',
  under: 'Unter',
  over: 'Über',
  chance: 'Gewinnchance',
  pays: 'Zahlt',
  roll: 'Würfeln',
  winsBelow: 'Gewinnt unter {edge}',
  winsFrom: 'Gewinnt ab {edge}',
  told: 'Geworfen: {roll}. Du hast {amount} gewonnen',
  missed: 'Geworfen: {roll}. Diesmal kein Gewinn',
}
