import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Lampe',
    R: 'Rubis',
    O: 'Opale',
    E: 'Émeraude',
    S: 'Saphir',
    T: 'Topaze',
    A: 'Améthyste',
    G: 'Grenat',
    Q: 'Quartz',
    C: 'Cuivre',
    I: 'Fer',
  },
  how: [
    'Cinq rouleaux, trois rangées, 243 chemins. Une pierre gagne si elle se trouve sur au moins trois rouleaux voisins depuis la gauche, dans n’importe quelle rangée. Chaque chemin paie, toutes les pierres s’additionnent.',
    'La lampe remplace toute pierre. Elle apparaît sur les rouleaux 2 à 4.',
    'Les pierres gagnantes tombent : celles du dessus descendent et de nouvelles arrivent par le haut. Cela continue tant que quelque chose gagne, dix chutes au plus.',
    'Les gains de la première chute sont payés une fois, de la deuxième deux fois, de la troisième trois fois, de chaque chute suivante cinq fois.',
  ],
  fall: 'Chute {fall}',
  counts: 'compte ×{multiplier}',
  paid: '{falls} chutes ont payé {amount}',
  ways: 'Les gains valent pour un chemin à une mise de {stake}.',
}
