import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Un tirage est un nombre de 00,00 à 99,99, tous également probables.',
    'Choisissez un côté et la fréquence de gain voulue : avec une chance de 25 %, « moins » gagne à tout tirage inférieur à 25,00, « plus » à tout tirage à partir de 75,00.',
    'Un gain paie 99 divisé par la chance en pourcentage, arrondi à deux décimales inférieures : à 25 %, il paie 3,96 fois la mise.',
  ],
  side: 'Côté',
  under: 'Moins',
  over: 'Plus',
  chance: 'Chance de gain',
  pays: 'Paie',
  roll: 'Lancer',
  winsBelow: 'Gagne sous {edge}',
  winsFrom: 'Gagne dès {edge}',
  told: 'Tirage {roll}. Vous avez gagné {amount}',
  missed: 'Tirage {roll}. Pas de gain cette fois',
}
