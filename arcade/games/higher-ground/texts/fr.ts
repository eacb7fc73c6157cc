import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Un repère de 1 à 13 est posé ; tous sont également probables, à chaque fois. Dites si le suivant sera plus haut ou plus bas ; le même repère compte comme juste.',
    'À 1 et à 13, où un côté serait toujours juste, « plus haut » et « plus bas » s’entendent strictement, et l’autre côté est le même repère une fois de plus.',
    'Ce que paie la montée est 0,99 divisé par la chance de toutes vos réponses ensemble, coupé à deux décimales. Prenez-le après toute bonne réponse.',
    'La manche s’arrête et paie d’elle-même après six pas ou à 500 fois la mise.',
  ],
  start: 'Jouer',
  cash: 'Prendre {amount}',
  higher: 'Plus haut ou égal',
  lower: 'Plus bas ou égal',
  strictlyHigher: 'Plus haut',
  strictlyLower: 'Plus bas',
  same: 'Égal',
  odds: '{right} sur 13',
  choose: 'Plus haut ou plus bas ?',
  climbs: 'Pas {climb} sur 6',
  fell: 'Le repère était {mark}. Pas de gain cette fois',
  taken: 'Vous avez pris {amount}',
  reached: 'Repère {mark}. La montée paie maintenant {multiple} fois la mise',
  first: 'Le premier repère est {mark}',
}
