import { chipTexts } from '../../../shell/quick/texts/es.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'El juego llamado Dragon Tiger: una carta para el zorro, otra para la garza, y gana la más alta. El as es la más baja y el rey la más alta. Ocho barajas, mezcladas de nuevo antes de cada ronda.',
    'Una apuesta al zorro o a la garza paga 1 a 1. Con empate devuelve la mitad de su importe.',
    'El empate, dos cartas del mismo valor, paga 11 a 1. El empate exacto, dos cartas iguales en valor y palo, paga 50 a 1.',
    'De 1,00 a 500,00 por apuesta y 2000,00 en total como máximo.',
  ],
  deal: 'Repartir',
  sides: { fox: 'Zorro', heron: 'Garza', tie: 'Empate', 'suited-tie': 'Empate exacto' },
  choices: ['Al zorro', 'A la garza', 'Al empate', 'Al empate exacto'],
  wins: { fox: 'Gana el zorro', heron: 'Gana la garza', tie: 'Empate' },
  road: 'Últimos resultados',
  result: '{result}: {fox} contra {heron}',
  told: 'Has ganado {amount}',
  back: 'Han vuelto {amount} de {stake}',
  missed: 'Esta vez no hay premio',
  bet: 'Apuesta',
  pays: 'Devuelve',
}
