import { chipTexts } from '../../../shell/quick/texts/es.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Ocho barajas, mezcladas de nuevo antes de cada mano. Del as al nueve valen sus puntos; dieces y figuras, nada; de una suma cuenta solo la última cifra.',
    'Jugador y banca reciben dos cartas cada uno. Con ocho o nueve en cualquiera de los lados nadie pide. Si no, el jugador toma una tercera carta hasta cinco puntos. Si el jugador se plantó, la banca pide hasta cinco; si no, depende de los puntos de la banca y de la tercera carta del jugador.',
    'Gana la mano más alta. El jugador paga 1 a 1, la banca 0,95 a 1, un empate 8 a 1. Con empate, las apuestas a jugador y banca se devuelven.',
    'Una apuesta a pareja paga 11 a 1 cuando las dos primeras cartas de ese lado tienen el mismo valor.',
    'De 1,00 a 500,00 por apuesta y 2000,00 en total como máximo.',
  ],
  deal: 'Repartir',
  sides: {
    player: 'Jugador',
    banker: 'Banca',
    tie: 'Empate',
    'player-pair': 'Pareja jugador',
    'banker-pair': 'Pareja banca',
  },
  choices: ['Al jugador', 'A la banca', 'Al empate', 'A pareja del jugador', 'A pareja de la banca'],
  wins: { player: 'Gana el jugador', banker: 'Gana la banca', tie: 'Empate' },
  road: 'Últimos resultados',
  points: 'Puntos: {points}',
  bead: '{result}, {player} a {banker}',
  told: '{result}, {player} a {banker}. Has ganado {amount}',
  back: '{result}, {player} a {banker}. Han vuelto {amount} de {stake}',
  missed: '{result}, {player} a {banker}. Esta vez no hay premio',
  bankerDraws: 'Puntos de la banca',
  thirds: 'La banca pide con una tercera carta de',
  never: 'Se planta',
  bet: 'Apuesta',
  pays: 'Devuelve',
}
