import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Sous certaines des 25 dalles, le sol cède. Choisissez combien, puis ouvrez les dalles l’une après l’autre.',
    'Chaque dalle solide augmente ce que paie la manche. Prenez-le quand vous voulez. Si le sol cède, la manche s’arrête et ne paie rien.',
    'Ce qu’elle paie après chaque dalle est 0,99 divisé par la chance d’aller si loin, coupé à deux décimales. Les gouffres sont placés avant la première dalle et ne bougent pas.',
    'La manche s’arrête et paie d’elle-même à 500 fois la mise ou quand il ne reste que des gouffres.',
  ],
  mines: 'Gouffres',
  start: 'Jouer',
  cash: 'Prendre {amount}',
  pick: 'Ouvrez une dalle',
  tile: 'Dalle {row}, {column}',
  safe: 'sol ferme',
  mine: 'gouffre',
  hidden: 'fermée',
  next: 'Prochaine dalle : {multiple} à {chance}',
  now: 'Maintenant {multiple}',
  struck: 'Le sol a cédé. Pas de gain cette fois',
  taken: 'Vous avez pris {amount}',
  opened: 'Sol ferme. La manche paie maintenant {multiple} fois la mise',
}
