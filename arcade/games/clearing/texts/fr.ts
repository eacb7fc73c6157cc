import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Certaines des 25 dalles cachent un gouffre. Choisissez combien, puis ouvrez les dalles une à une.',
    'Chaque dalle sûre augmente ce que paie la manche. Encaissez quand vous voulez. Si vous ouvrez un gouffre, la manche s’arrête et ne paie rien.',
    'Après chaque dalle, la manche paie 0,99 divisé par la chance d’aller si loin, arrondi à deux décimales inférieures. Les gouffres sont placés avant la première dalle et ne bougent pas.',
    'La manche s’arrête et paie automatiquement à 500 fois la mise ou quand il ne reste que des gouffres.',
  ],
  mines: 'Gouffres',
  start: 'Jouer',
  cash: 'Encaisser {amount}',
  pick: 'Ouvrez une dalle',
  tile: 'Dalle {row}, {column}',
  safe: 'sûre',
  mine: 'gouffre',
  hidden: 'fermée',
  next: 'Prochaine dalle : {multiple} à {chance}',
  now: 'Maintenant {multiple}',
  struck: 'C’était un gouffre. Pas de gain cette fois',
  taken: 'Vous avez encaissé {amount}',
  opened: 'Sûre. La manche paie maintenant {multiple} fois la mise',
}
