import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    P: 'Coquelicot',
    C: 'Bleuet',
    D: 'Marguerite',
    B: 'Bouton d’or',
    T: 'Chardon',
    L: 'Trèfle',
  },
  how: [
    'Cinq rouleaux et cinq rangées. Cinq fleurs identiques ou plus qui se touchent, côte à côte ou l’une sur l’autre, forment un groupe et gagnent.',
    'Les fleurs gagnantes sont cueillies. Celles du dessus descendent et de nouvelles arrivent : la chute suivante.',
    'Chaque chute gagnante compte davantage : ×1, ×2, ×3, ×5, ×8, ×12, ×18, puis ×25.',
    'Quand plus rien ne gagne après trois chutes gagnantes, les abeilles viennent une fois : chaque trèfle visible devient un coquelicot, et les chutes peuvent continuer.',
    'Une manche se termine quand rien ne gagne, ou après vingt chutes gagnantes.',
  ],
  fall: 'Chute {fall}',
  counts: 'Gains ×{multiplier}',
  cluster: '{count} × {symbol} paie {amount}',
  clusters: '{count} groupes paient {amount}',
  bees: 'Les abeilles viennent : le trèfle devient coquelicot',
  paid: '{falls} chutes ont payé {amount}',
  paidWithBees: 'Les abeilles sont venues. {falls} chutes ont payé {amount}',
  each: 'Les gains valent pour un groupe entier d’au moins cette taille pour une mise de {stake}, avant le multiplicateur.',
  ladder: 'Ce que comptent les chutes : {multipliers}',
}
