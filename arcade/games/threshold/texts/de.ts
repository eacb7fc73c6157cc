import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Wähl eine Höhe. Der Aufstieg endet auf einer eigenen Höhe; ist sie mindestens so hoch wie deine, wird dein Einsatz so viele Male gezahlt.',
    'Jede Höhe von 1,01 bis 1.000,00 kann gewählt werden. Die Chance, sie zu erreichen, ist 99 % geteilt durch die Höhe: knapp eins zu zwei für 2,00, knapp eins zu hundert für 100,00.',
    'Wo der Aufstieg endet, hängt nicht von der Höhe ab, die du wählst.',
  ],
  target: 'Deine Höhe',
  chance: 'Chance',
  pays: 'Zahlt',
  result: 'Erreichte Höhe',
  lower: 'Niedriger',
  higher: 'Höher',
  told: 'Der Aufstieg kam bis {result}. Du hast {amount} gewonnen',
  missed: 'Der Aufstieg endete bei {result}, unter {target}',
}
