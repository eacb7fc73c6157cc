import { chipTexts } from '../../../shell/quick/texts/es.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'El juego llamado Sic Bo: se lanzan tres dados y apuestas a lo que muestran.',
    'Pequeño es un total de 4 a 10; grande, de 11 a 17. Pequeño, grande, impar y par pagan 1 a 1 y pierden cuando los tres dados son iguales.',
    'Un número paga 1, 2 o 3 a 1 si lo muestran uno, dos o tres dados. Dos números juntos pagan 6 a 1, un doble 11 a 1, cualquier triple 30 a 1 y un triple concreto 190 a 1.',
    'Los totales pagan de 6 a 1 por 10 y 11 hasta 62 a 1 por 4 y 17.',
    'De 1,00 a 500,00 por apuesta y 2000,00 en total como máximo.',
  ],
  roll: 'Lanzar',
  bets: {
    small: 'Pequeño',
    big: 'Grande',
    odd: 'Impar',
    even: 'Par',
    any: 'Cualquier triple',
    single: 'Número {a}',
    double: 'Doble {a}',
    triple: 'Triple de {a}',
    pair: '{a} y {b}',
    total: 'Total de {a}',
  },
  choices: [
    'Pequeño o grande',
    'Impar o par',
    'Un número',
    'Dos números',
    'Un doble',
    'Cualquier triple',
    'Un triple concreto',
    'Un total de {count}',
  ],
  totals: 'Total {a} o {b}',
  told: '{dice} = {total}. Has ganado {amount}',
  back: '{dice} = {total}. Han vuelto {amount} de {stake}',
  missed: '{dice} = {total}. Esta vez no hay premio',
  bet: 'Apuesta',
  pays: 'Devuelve',
  limit: 'Puedes apostar hasta 500,00 por apuesta y 2000,00 en total.',
}
