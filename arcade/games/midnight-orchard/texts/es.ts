import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Farol',
    M: 'Luna',
    P: 'Granada',
    H: 'Esfinge',
    X: 'Dedalera',
    E: 'Pera',
    U: 'Ciruela',
    K: 'Membrillo',
    C: 'Cerezas',
    L: 'Hoja de avellano',
  },
  how: [
    'Cinco rodillos, tres filas, veinte líneas. Una línea paga con tres o más símbolos iguales seguidos desde el rodillo de la izquierda.',
    'El farol sustituye a cualquier símbolo menos la luna. Aparece en los rodillos 2 a 5.',
    'Tres lunas, una en cada uno de los rodillos 2, 3 y 4, pagan el doble de la apuesta y dan diez tiradas gratis con la misma apuesta.',
    'Las tiradas gratis empiezan con los premios duplicados. Cada luna suma uno al multiplicador de las tiradas siguientes, hasta el final de las diez.',
  ],
  moons: 'Tres lunas. Tienes diez tiradas gratis, con los premios duplicados.',
  counter: 'Tirada gratis {played} de {total}',
  multiplier: 'Premios ×{multiplier}',
  next: 'Próxima tirada ×{multiplier}',
  over: 'Las tiradas gratis han terminado. La ronda ha pagado {amount}',
  rises: 'Una luna: premios de la próxima tirada ×{multiplier}',
}
