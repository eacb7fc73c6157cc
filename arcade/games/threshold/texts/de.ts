import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Wähl ein Ziel. Jede Runde wird ein Multiplikator gezogen. Erreicht er dein Ziel, gewinnst du den Einsatz mal das Ziel.',
    'Du kannst jedes Ziel von 1,01 bis 1.000,00 wählen. Die Chance, es zu erreichen, ist 99 % geteilt durch das Ziel: 49,5 % bei 2,00, 0,99 % bei 100,00.',
    'Der Multiplikator hängt nicht davon ab, welches Ziel du wählst.',
  ],
  target: 'Dein Ziel',
  chance: 'Chance',
  pays: 'Zahlt',
  result: 'Multiplikator',
  lower: 'Niedriger',
  higher: 'Höher',
  told: 'Der Multiplikator war {result}. Du hast {amount} gewonnen',
  missed: 'Der Multiplikator war {result}, unter {target}',
}
