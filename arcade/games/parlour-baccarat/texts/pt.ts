import { chipTexts } from '../../../shell/quick/texts/pt.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Oito baralhos, embaralhados de novo antes de cada mão. Do ás ao nove contam seus pontos; dez e figuras, nada; de uma soma vale só o último algarismo.',
    'Jogador e banca recebem duas cartas cada. Com oito ou nove em qualquer lado ninguém pede. Senão, o jogador pede a terceira carta até cinco pontos. Se o jogador parou, a banca pede até cinco; se não, depende dos pontos da banca e da terceira carta do jogador.',
    'A mão mais alta ganha. O jogador paga 1 para 1, a banca 0,95 para 1, o empate 8 para 1. No empate, as apostas em jogador e banca voltam.',
    'Uma aposta em par paga 11 para 1 quando as duas primeiras cartas desse lado têm o mesmo valor.',
    'De 1,00 a 500,00 por aposta e no máximo 2.000,00 ao todo.',
  ],
  deal: 'Dar cartas',
  sides: {
    player: 'Jogador',
    banker: 'Banca',
    tie: 'Empate',
    'player-pair': 'Par do jogador',
    'banker-pair': 'Par da banca',
  },
  choices: ['No jogador', 'Na banca', 'No empate', 'No par do jogador', 'No par da banca'],
  wins: { player: 'O jogador ganha', banker: 'A banca ganha', tie: 'Empate' },
  road: 'Últimos resultados',
  points: 'Pontos: {points}',
  bead: '{result}, {player} a {banker}',
  told: '{result}, {player} a {banker}. Você ganhou {amount}',
  back: '{result}, {player} a {banker}. Voltaram {amount} de {stake}',
  missed: '{result}, {player} a {banker}. Sem prêmio desta vez',
  bankerDraws: 'Pontos da banca',
  thirds: 'A banca pede com terceira carta de',
  never: 'Para',
  bet: 'Aposta',
  pays: 'Devolve',
}
