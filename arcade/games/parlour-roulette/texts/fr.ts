import { chipTexts } from '../../../shell/quick/texts/fr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Une roue de 37 cases : 1 à 36 et un zéro, toutes également probables.',
    'Posez des jetons sur des numéros et des groupes de numéros. Un pari sur n numéros paie 36 ÷ n fois sa mise, mise comprise : un numéro 36, deux 18, trois 12, quatre 9, six 6, une douzaine ou une colonne 3, rouge, noir, pair, impair, manque et passe 2.',
    'Le zéro ne gagne que pour les paris sur le zéro. Chaque pari est payé à part ; le résultat les énumère un à un.',
    'De 1,00 à 500,00 par pari, 40 paris et 2 000,00 en tout au plus.',
  ],
  spin: 'Tourner',
  history: 'Derniers numéros',
  red: 'Rouge',
  black: 'Noir',
  even: 'Pair',
  odd: 'Impair',
  low: '1 à 18',
  high: '19 à 36',
  dozen: 'Douzaine {index}',
  column: 'Colonne {index}',
  zero: 'Zéro',
  bets: {
    split: '{a} et {b}',
    street: 'Transversale de {a}',
    corner: 'Carré de {a}',
    line: 'Sixain de {a}',
  },
  colours: {
    red: 'rouge',
    black: 'noir',
    zero: 'zéro',
  },
  told: '{pocket}, {colour}. Vous avez gagné {amount}',
  back: '{pocket}, {colour}. {amount} rendus sur {stake}',
  missed: '{pocket}, {colour}. Pas de gain cette fois',
  inside: 'Entre les numéros',
  byNumber: 'Par numéro',
  byNumberHow: 'Choisissez un numéro, puis un des paris qui le couvrent. Chaque appui pose un jeton de {amount}.',
  limit: 'Vous pouvez miser jusqu’à 500,00 par pari et 2 000,00 en tout.',
}
