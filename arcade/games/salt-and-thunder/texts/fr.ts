import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Vague',
    B: 'Éclair',
    S: 'Navire',
    A: 'Albatros',
    G: 'Longue-vue',
    L: 'Cloche',
    N: 'Lanterne',
    R: 'Tonneau',
    K: 'Nœud',
    M: 'Sel',
  },
  how: [
    'Cinq rouleaux et trois rangées : 243 chemins. Un symbole gagne quand il tombe sur trois rouleaux voisins ou plus depuis la gauche, sur n’importe quelle rangée. Chaque chemin paie, et tous les symboles s’additionnent.',
    'La vague remplace tout symbole sauf l’éclair. Elle apparaît sur les rouleaux 2 à 4.',
    'Trois éclairs, un sur chacun des rouleaux 1, 3 et 5, paient cinq fois la mise et lancent six tours gratuits à la même mise.',
    'Pendant les tours gratuits, la marée monte : trois se jouent sur quatre rangées (1 024 chemins), deux sur cinq rangées (3 125 chemins) et le dernier sur six rangées (7 776 chemins).',
    'Les gains des tours gratuits comptent d’abord une fois. Chaque tour gratuit gagnant ajoute un au multiplicateur des suivants.',
  ],
  opened: 'Trois éclairs. Vous obtenez six tours gratuits, et la marée monte',
  counter: 'Tour gratuit {next} sur {total}',
  counts: 'Gains ×{multiplier}',
  ways: '{ways} chemins',
  rises: 'Le prochain tour compte ×{multiplier}',
  stays: 'Pas de gain, le multiplicateur reste',
  over: 'Les tours gratuits sont finis. La manche a payé {amount}',
  each: 'Gains pour un chemin à une mise de {stake}. Les éclairs paient une seule fois.',
}
