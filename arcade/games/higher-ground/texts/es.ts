import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Ves un número del 1 al 13, todos igual de probables cada vez. Adivina si el siguiente es más alto o más bajo. El mismo número también cuenta como acierto.',
    'En el 1 y el 13 un lado acertaría siempre. Ahí eliges entre el mismo número otra vez y uno distinto.',
    'La ronda paga 0,99 dividido por la probabilidad de todas tus respuestas juntas, redondeado hacia abajo a dos decimales. Puedes cobrar tras cualquier acierto.',
    'La ronda termina y paga automáticamente tras seis aciertos o a 500 veces la apuesta.',
  ],
  start: 'Jugar',
  cash: 'Cobrar {amount}',
  higher: 'Más alto o igual',
  lower: 'Más bajo o igual',
  strictlyHigher: 'Más alto',
  strictlyLower: 'Más bajo',
  same: 'Igual',
  odds: '{right} de 13',
  choose: '¿Más alto o más bajo?',
  climbs: 'Paso {climb} de 6',
  fell: 'Era {mark}. Esta vez no hay premio',
  taken: 'Has cobrado {amount}',
  reached: 'Es {mark}. La ronda paga ahora {multiple} veces la apuesta',
  first: 'El primer número es {mark}',
}
