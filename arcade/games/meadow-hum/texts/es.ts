import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    P: 'Amapola',
    C: 'Aciano',
    D: 'Margarita',
    B: 'Ranúnculo',
    T: 'Cardo',
    L: 'Trébol',
  },
  how: [
    'Cinco rodillos y cinco filas. Cinco o más iguales que se tocan, al lado o una encima de otra, son un grupo y ganan.',
    'Las flores que ganan se recogen. Las de arriba bajan y llegan nuevas: la siguiente caída.',
    'Cada caída que gana cuenta más: ×1, ×2, ×3, ×5, ×8, ×12, ×18 y ×25 desde entonces.',
    'Cuando tras tres caídas ganadoras ya no gana nada, las abejas vienen una vez: todo trébol a la vista se convierte en amapola y las caídas pueden seguir.',
    'Una ronda acaba cuando no gana nada, o tras veinte caídas ganadoras.',
  ],
  fall: 'Caída {fall}',
  counts: 'Premios ×{multiplier}',
  cluster: '{count} × {symbol} paga {amount}',
  clusters: '{count} grupos pagan {amount}',
  bees: 'Llegan las abejas: el trébol se vuelve amapola',
  paid: '{falls} caídas pagaron {amount}',
  paidWithBees: 'Vinieron las abejas. {falls} caídas pagaron {amount}',
  each: 'Los premios son por un grupo entero de al menos ese tamaño con una apuesta de {stake}, antes del multiplicador.',
  ladder: 'Lo que cuentan las caídas: {multipliers}',
}
