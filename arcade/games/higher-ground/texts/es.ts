import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Se fija una marca del 1 al 13; todas son igual de probables, cada vez de nuevo. Di si la siguiente es más alta o más baja; la misma marca cuenta como acierto.',
    'En el 1 y en el 13, donde un lado acertaría siempre, «más alta» y «más baja» lo son en sentido estricto, y el otro lado es la misma marca otra vez.',
    'Lo que paga la subida es 0,99 dividido por la probabilidad de todas tus respuestas juntas, cortado a dos decimales. Cóbralo tras cualquier acierto.',
    'La ronda termina y paga sola tras seis pasos o cuando llega a 500 veces la apuesta.',
  ],
  start: 'Jugar',
  cash: 'Cobrar {amount}',
  higher: 'Más alta o igual',
  lower: 'Más baja o igual',
  strictlyHigher: 'Más alta',
  strictlyLower: 'Más baja',
  same: 'Igual',
  odds: '{right} de 13',
  choose: '¿Más alta o más baja?',
  climbs: 'Paso {climb} de 6',
  fell: 'La marca era {mark}. Esta vez no hay premio',
  taken: 'Has cobrado {amount}',
  reached: 'Marca {mark}. La subida paga ahora {multiple} veces la apuesta',
  first: 'La primera marca es {mark}',
}
