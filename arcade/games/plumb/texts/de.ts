import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Wähle ein Risiko und wie viele Reihen von Stiften die Kugel durchläuft. An jedem Stift geht sie mit gleicher Chance nach links oder rechts.',
    'Das Fach, in dem sie landet, zahlt sein Vielfaches deines Einsatzes. Äußere Fächer sind selten und zahlen mehr: je höher das Risiko, desto mehr zahlen sie und desto weniger die Mitte.',
    'Jedes Fach zahlt etwas. Bei manchen ist es weniger als dein Einsatz.',
  ],
  risk: 'Risiko',
  risks: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
  rows: 'Reihen',
  most: 'Größter Gewinn',
  chance: 'Chance darauf',
  drop: 'Fallen lassen',
  bins: 'Fächer, von außen zur Mitte',
  caption: 'Risiko: {risk}',
  told: 'Die Kugel landete auf {multiple}. Du hast {amount} gewonnen',
  returned: 'Die Kugel landete auf {multiple}. {amount} von {stake} zurück',
}
