import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'La cerradura tiene tres discos con seis signos cada uno: 216 combinaciones igual de probables. Un signo puede repetirse.',
    'Tienes siete intentos. Tras cada uno sabrás cuántos discos están bien y cuántos signos son correctos pero están en otro disco.',
    'Cada intento debe concordar con todas las pistas anteriores. Una combinación que estas descartan no se puede probar, y el juego explica por qué.',
    'Abrir al primer intento paga 10 veces la apuesta; después, 1,30, 1,10, 0,90, 0,85, 0,80 y 0,75 veces. Si la cerradura sigue cerrada tras siete intentos, la apuesta se pierde.',
    '«Mejor jugada» coloca los discos en el intento con mayor retorno. El retorno de abajo se indica para los mejores intentos y para los menos favorables que el juego permite.',
  ],
  signs: ['Sol', 'Luna', 'Estrella', 'Hoja', 'Gota', 'Llave'],
  dial: 'Disco {dial}',
  up: 'Signo siguiente en el disco {dial}',
  down: 'Signo anterior en el disco {dial}',
  start: 'Intento {pays}',
  attempt: 'Intento {number}: {signs}',
  hint: '{right} bien, {near} en otro disco',
  opened: 'La cerradura está abierta. Has ganado {amount}',
  shut: 'La cerradura sigue cerrada. Era {signs}',
  left: 'Intentos restantes: {left}',
  best: 'Mejor jugada',
  fits: 'Concuerda con todas las pistas. Combinaciones posibles: {count}',
  contradicts: 'Descartada: con esta combinación, el intento {number} habría dado «{would}». Dio «{shown}».',
  tries: 'Intentos',
}
