import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Wähle eine Grabung und kaufe eine Karte. Pinsle die neun Felder frei: Drei gleiche Funde zahlen, was in der Tabelle steht. Eine Karte hat höchstens einen Gewinn.',
    'Jeder Einsatz zieht eine von 1.000.000 nummerierten Karten der Grabung, alle gleich wahrscheinlich. Keine Karte wird verbraucht, deine Chancen sind also immer dieselben.',
    'Deine Karte wird gezogen, bevor du beginnst. Wo und in welcher Reihenfolge du pinselst, ändert nichts. Funde ohne Gewinn werden gleichmäßig gezogen und kommen höchstens zweimal vor.',
    'Pinsle mit dem Finger oder der Maus, lege mit den Tasten 1 bis 9 ein Feld frei oder decke alles auf einmal auf. Eine Karte, die du liegen lässt, deckt sich nach 45 Sekunden selbst auf.',
  ],
  choices: ['Kreidegrube', 'Flussufer', 'Grundgestein'],
  site: 'Grabung',
  sites: { chalk: 'Kreidegrube', river: 'Flussufer', bedrock: 'Grundgestein' },
  buy: 'Karte kaufen',
  all: 'Alles aufdecken',
  brush: 'Pinsle die Felder frei',
  card: 'Deine Karte',
  field: 'Feld {field}: {find}',
  covered: 'verdeckt',
  finds: ['Farn', 'Ammonit', 'Fisch', 'Trilobit', 'Haizahn', 'Fußabdruck', 'Bernstein', 'Schädel'],
  legend: 'Was drei gleiche Funde zahlen',
  told: 'Drei gleiche: {find}. Du hast {amount} gewonnen',
  back: 'Drei gleiche: {find}. Dein Einsatz von {amount} ist zurück',
  missed: 'Keine drei gleichen. Diesmal kein Gewinn',
  find: 'Drei gleiche',
  pays: 'Zahlt',
  cards: 'Karten von 1.000.000',
  none: 'Keine drei gleichen',
}
