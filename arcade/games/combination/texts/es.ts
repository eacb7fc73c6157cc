import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'La cerradura tiene tres discos con seis signos cada uno, es decir, 216 combinaciones igual de probables; un signo puede repetirse.',
    'Tienes cuatro intentos. Tras cada uno sabrás cuántos discos están bien y cuántos signos son correctos pero están en otro disco.',
    'Abrir al primer intento paga 13 veces la apuesta; al segundo, 3,80; al tercero, 1,10; al cuarto se devuelve tu apuesta.',
    'El retorno está calculado para un juego perfecto. Jugar sin atender a las pistas devuelve menos.',
  ],
  signs: ['Sol', 'Luna', 'Estrella', 'Hoja', 'Gota', 'Llave'],
  dial: 'Disco {dial}',
  up: 'Signo siguiente en el disco {dial}',
  down: 'Signo anterior en el disco {dial}',
  start: 'Intento {pays}',
  attempt: 'Intento {number}: {signs}',
  hint: '{right} bien, {near} en otro disco',
  opened: 'La cerradura está abierta. Ha pagado {amount}',
  shut: 'La cerradura sigue cerrada. Era {signs}',
  left: 'Intentos restantes: {left}',
  pays: 'Si se abre ahora: {multiple}',
  tries: 'Intentos',
}
