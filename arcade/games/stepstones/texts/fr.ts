import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Traversez la rivière rangée par rangée. Dans chacune, des pierres bougent ; lesquelles, c’est fixé avant votre premier pas.',
    'Une pierre qui tient augmente ce que vous pouvez prendre. Prenez-le quand vous voulez, ou continuez. Une pierre qui bouge termine le tour sans gain.',
    'Eau calme : 4 pierres par rangée, 1 qui bouge, 9 rangées. Vive : 3 pierres, 1 qui bouge, 9 rangées. Agitée : 2 pierres, 1 qui bouge, 8 rangées. Sauvage : 3 pierres, 2 qui bougent, 6 rangées. Sur l’autre rive, le gain est payé tout seul.',
  ],
  water: 'Eau',
  waters: ['Calme', 'Vive', 'Agitée', 'Sauvage'],
  choices: [
    'Eau calme, rangées : {count}',
    'Eau vive, rangées : {count}',
    'Eau agitée, rangées : {count}',
    'Eau sauvage, rangées : {count}',
  ],
  odds: '{loose} sur {stones} bougent',
  start: 'Commencer',
  pick: 'Choisissez une pierre',
  cash: 'Prendre {amount}',
  next: 'Rangée suivante : {multiple}, chance {chance}',
  now: 'Paie maintenant',
  stone: 'Rangée {row}, pierre {stone}',
  faces: { closed: 'pas encore foulée', firm: 'elle tient', loose: 'elle bouge', spared: 'elle aurait tenu' },
  holds: 'La pierre tient. Maintenant {multiple}×',
  fell: 'La pierre a bougé. Pas de gain cette fois',
  taken: 'Vous avez pris {amount}',
  crossed: 'Vous avez atteint l’autre rive et gagné {amount}',
}
