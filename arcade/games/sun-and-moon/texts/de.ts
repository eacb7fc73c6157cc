import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Wähle Sonne oder Mond und wirf die Münze. Ein richtiger Tipp verdoppelt, was du nehmen kannst; ein falscher beendet die Runde ohne Gewinn.',
    'Nach jedem richtigen Tipp nimmst du, was er zahlt, oder tippst weiter: bis zu 12 Mal in einer Runde. Nach dem zwölften richtigen Tipp wird der Gewinn von selbst ausgezahlt.',
    'Bei jedem Wurf sind beide Seiten gleich wahrscheinlich, egal was vorher fiel. Der erste richtige Tipp zahlt das 0,99 × 2-Fache deines Einsatzes, jeder weitere doppelt so viel. Die Auszahlungsquote ist gleich, wo immer du aufhörst.',
    'Die Tasten 1 und 2 stehen für Sonne und Mond.',
  ],
  choices: ['{count, plural, one {Nach # Tipp aufhören} other {Nach # Tipps aufhören}}'],
  sides: { sun: 'Sonne', moon: 'Mond' },
  call: 'Dein Tipp',
  toss: { sun: 'Auf Sonne werfen', moon: 'Auf Mond werfen' },
  takeOrCall: 'Nimm oder tippe weiter',
  cash: '{amount} nehmen',
  now: 'Du kannst nehmen',
  next: 'Richtiger Tipp zahlt',
  streak: 'Was jeder richtige Tipp zahlt',
  calls: 'Richtige Tipps',
  pays: 'Zahlt',
  chance: 'Chance',
  right: {
    sun: 'Sonne, richtiger Tipp {count} von 12. Jetzt {multiple}-fach',
    moon: 'Mond, richtiger Tipp {count} von 12. Jetzt {multiple}-fach',
  },
  wrong: { sun: 'Es ist die Sonne. Diesmal kein Gewinn', moon: 'Es ist der Mond. Diesmal kein Gewinn' },
  taken: 'Du hast {amount} genommen',
  all: 'Alle 12 Tipps waren richtig. Du hast {amount} gewonnen',
}
