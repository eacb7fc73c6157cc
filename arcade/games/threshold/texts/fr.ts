import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Choisissez une hauteur. La montée s’arrête à une hauteur qui lui est propre ; si elle atteint au moins la vôtre, votre mise est payée autant de fois.',
    'Toute hauteur de 1,01 à 1 000,00 peut être choisie. La chance de l’atteindre est de 99 % divisé par la hauteur : un peu moins d’une sur deux pour 2,00, d’une sur cent pour 100,00.',
    'L’endroit où la montée s’arrête ne dépend pas de la hauteur choisie.',
  ],
  target: 'Votre hauteur',
  chance: 'Probabilité',
  pays: 'Paie',
  result: 'Hauteur atteinte',
  lower: 'Plus bas',
  higher: 'Plus haut',
  told: 'La montée a atteint {result}. Vous avez gagné {amount}',
  missed: 'La montée s’est arrêtée à {result}, sous {target}',
}
