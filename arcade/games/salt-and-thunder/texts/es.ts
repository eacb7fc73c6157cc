import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Ola',
    B: 'Rayo',
    S: 'Barco',
    A: 'Albatros',
    G: 'Catalejo',
    L: 'Campana',
    N: 'Farol',
    R: 'Barril',
    K: 'Nudo',
    M: 'Sal',
  },
  how: [
    'Cinco rodillos y tres filas: 243 formas. Un símbolo gana cuando cae en tres o más rodillos contiguos desde la izquierda, en cualquier fila. Cada forma paga, y todos los símbolos se suman.',
    'La ola sustituye a cualquier símbolo salvo el rayo. Aparece en los rodillos 2 a 4.',
    'Tres rayos, uno en cada uno de los rodillos 1, 3 y 5, pagan cinco veces la apuesta e inician seis giros gratis con la misma apuesta.',
    'Durante los giros gratis sube la marea: tres se juegan con cuatro filas (1024 formas), dos con cinco filas (3125 formas) y el último con seis filas (7776 formas).',
    'Al principio, los premios de los giros gratis cuentan una vez. Cada giro gratis con premio suma uno al multiplicador de los siguientes.',
  ],
  opened: 'Tres rayos. Tienes seis giros gratis, y sube la marea',
  counter: 'Giro gratis {next} de {total}',
  counts: 'Premios ×{multiplier}',
  ways: '{ways} formas',
  rises: 'El próximo giro cuenta ×{multiplier}',
  stays: 'Sin premio, el multiplicador no cambia',
  over: 'Los giros gratis han terminado. La ronda ha pagado {amount}',
  each: 'Pagos por una forma con una apuesta de {stake}. Los rayos pagan una sola vez.',
}
