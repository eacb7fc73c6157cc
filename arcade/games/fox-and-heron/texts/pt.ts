import { chipTexts } from '../../../shell/quick/texts/pt.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'O jogo chamado Dragon Tiger: uma carta para a raposa, outra para a garça, e a mais alta ganha. O ás é a mais baixa e o rei a mais alta. Oito baralhos, embaralhados de novo antes de cada rodada.',
    'Uma aposta na raposa ou na garça paga 1 para 1. No empate, volta metade do valor.',
    'O empate, duas cartas de mesmo valor, paga 11 para 1. O empate exato, duas cartas iguais em valor e naipe, paga 50 para 1.',
    'De 1,00 a 500,00 por aposta e no máximo 2.000,00 ao todo.',
  ],
  deal: 'Dar cartas',
  sides: { fox: 'Raposa', heron: 'Garça', tie: 'Empate', 'suited-tie': 'Empate exato' },
  choices: ['Na raposa', 'Na garça', 'No empate', 'No empate exato'],
  wins: { fox: 'A raposa ganha', heron: 'A garça ganha', tie: 'Empate' },
  road: 'Últimos resultados',
  result: '{result}: {fox} contra {heron}',
  told: 'Você ganhou {amount}',
  back: 'Voltaram {amount} de {stake}',
  missed: 'Sem prêmio desta vez',
  bet: 'Aposta',
  pays: 'Devolve',
}
