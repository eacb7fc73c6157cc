import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Vous voyez un nombre de 1 à 13, tous également probables à chaque fois. Devinez si le suivant sera plus haut ou plus bas. Le même nombre compte aussi comme juste.',
    'À 1 et à 13, un côté serait toujours juste. Vous choisissez alors entre le même nombre à nouveau et un autre.',
    'La manche paie 0,99 divisé par la chance de toutes vos réponses ensemble, arrondi à deux décimales inférieures. Vous pouvez encaisser après toute bonne réponse.',
    'La manche s’arrête et paie automatiquement après six bonnes réponses ou à 500 fois la mise.',
  ],
  start: 'Jouer',
  cash: 'Encaisser {amount}',
  higher: 'Plus haut ou égal',
  lower: 'Plus bas ou égal',
  strictlyHigher: 'Plus haut',
  strictlyLower: 'Plus bas',
  same: 'Égal',
  odds: '{right} sur 13',
  choose: 'Plus haut ou plus bas ?',
  climbs: 'Pas {climb} sur 6',
  fell: 'C’était {mark}. Pas de gain cette fois',
  taken: 'Vous avez encaissé {amount}',
  reached: 'C’est {mark}. La manche paie maintenant {multiple} fois la mise',
  first: 'Le premier nombre est {mark}',
}
