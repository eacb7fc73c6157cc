import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Elige de uno a diez números de cuarenta. En cada ronda se sortean diez de los cuarenta.',
    'Cuantos más de tus números salgan, más ganas. Lo que paga cada cantidad depende de cuántos hayas elegido.',
    'Cada número es igual de probable en cada ronda: los sorteos anteriores no cambian nada.',
  ],
  field: 'Números del 1 al 40',
  pick: 'Números al azar',
  clear: 'Borrar',
  choose: 'Elige números',
  hits: '{hits} aciertos',
  chosen: 'Números elegidos',
  perHit: 'Aciertos y lo que pagan',
  single: 'Cada uno de tus números sale con una probabilidad del {percent}.',
  told: '{hits} de {chosen} acertados. Has ganado {amount}',
  returned: '{hits} de {chosen} acertados. Se devuelven {amount} de {stake}',
  missed: '{hits} de {chosen} acertados. Esta vez no hay premio',
}
