import { chipTexts } from '../../../shell/quick/texts/es.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Una rueda con 37 casillas: del 1 al 36 y un cero, todas igual de probables.',
    'Pon fichas en números y grupos de números. Una apuesta a n números paga 36 ÷ n veces su importe, incluido este: un número 36, dos 18, tres 12, cuatro 9, seis 6, una docena o columna 3, rojo, negro, par, impar, falta y pasa 2.',
    'El cero solo gana para las apuestas al cero. Cada apuesta se paga por separado; el resultado las enumera una a una.',
    'De 1,00 a 500,00 por apuesta, 40 apuestas y 2000,00 en total como máximo.',
  ],
  spin: 'Girar',
  history: 'Últimos números',
  red: 'Rojo',
  black: 'Negro',
  even: 'Par',
  odd: 'Impar',
  low: '1 al 18',
  high: '19 al 36',
  dozen: 'Docena {index}',
  column: 'Columna {index}',
  zero: 'Cero',
  bets: {
    split: '{a} y {b}',
    street: 'Calle desde {a}',
    corner: 'Esquina desde {a}',
    line: 'Línea de seis desde {a}',
  },
  colours: {
    red: 'rojo',
    black: 'negro',
    zero: 'cero',
  },
  told: '{pocket}, {colour}. Has ganado {amount}',
  back: '{pocket}, {colour}. Han vuelto {amount} de {stake}',
  missed: '{pocket}, {colour}. Esta vez no hay premio',
  inside: 'Entre números',
  byNumber: 'Por número',
  byNumberHow: 'Elige un número y luego una de sus apuestas. Cada toque pone una ficha de {amount}.',
  limit: 'Puedes apostar hasta 500,00 por apuesta y 2000,00 en total.',
}
