import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Lanterne',
    M: 'Lune',
    P: 'Grenade',
    H: 'Sphinx',
    X: 'Digitale',
    E: 'Poire',
    U: 'Prune',
    K: 'Coing',
    C: 'Cerises',
    L: 'Feuille de noisetier',
  },
  how: [
    'Cinq rouleaux, trois rangées, vingt lignes. Une ligne paie à partir de trois symboles identiques côte à côte depuis le rouleau de gauche.',
    'La lanterne remplace tout symbole sauf la lune. Elle apparaît sur les rouleaux 2 à 5.',
    'Trois lunes, une sur chacun des rouleaux 2, 3 et 4, paient deux fois la mise et lancent dix tours gratuits à la même mise.',
    'Les tours gratuits commencent avec tous les gains doublés. Chaque lune ajoute un au multiplicateur des tours suivants, jusqu’à la fin des dix.',
  ],
  moons: 'Trois lunes. Vous obtenez dix tours gratuits, tous les gains doublés.',
  counter: 'Tour gratuit {played} sur {total}',
  multiplier: 'Gains ×{multiplier}',
  next: 'Prochain tour ×{multiplier}',
  over: 'Les tours gratuits sont finis. La manche a payé {amount}',
  rises: 'Une lune : gains du prochain tour ×{multiplier}',
}
