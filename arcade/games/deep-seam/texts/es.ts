import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Lámpara',
    R: 'Rubí',
    O: 'Ópalo',
    E: 'Esmeralda',
    S: 'Zafiro',
    T: 'Topacio',
    A: 'Amatista',
    G: 'Granate',
    Q: 'Cuarzo',
    C: 'Cobre',
    I: 'Hierro',
  },
  how: [
    'Cinco rodillos, tres filas, 243 formas. Una piedra gana si está en tres o más rodillos vecinos desde la izquierda, en cualquier fila. Cada forma paga y todas las piedras se suman.',
    'La lámpara sustituye a cualquier piedra. Aparece en los rodillos 2 a 4.',
    'Las piedras ganadoras caen: las de encima bajan y llegan otras desde arriba. Sigue mientras algo gane, hasta diez caídas.',
    'Los premios de la primera caída se pagan una vez; los de la segunda, dos; los de la tercera, tres; los de cada caída siguiente, cinco.',
  ],
  fall: 'Caída {fall}',
  counts: 'cuenta ×{multiplier}',
  paid: '{falls} caídas han pagado {amount}',
  ways: 'Los pagos son por una forma con una apuesta de {stake}.',
}
