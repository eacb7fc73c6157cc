import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Choisissez un objectif. Un multiplicateur est tiré à chaque manche. S’il atteint votre objectif, vous gagnez votre mise multipliée par l’objectif.',
    'Vous pouvez choisir tout objectif de 1,01 à 1 000,00. La chance de l’atteindre est de 99 % divisé par l’objectif : 49,5 % pour 2,00, 0,99 % pour 100,00.',
    'Le multiplicateur ne dépend pas de l’objectif choisi.',
  ],
  target: 'Votre objectif',
  chance: 'Probabilité',
  pays: 'Paie',
  result: 'Multiplicateur',
  lower: 'Plus bas',
  higher: 'Plus haut',
  told: 'Le multiplicateur était {result}. Vous avez gagné {amount}',
  missed: 'Le multiplicateur était {result}, sous {target}',
}
