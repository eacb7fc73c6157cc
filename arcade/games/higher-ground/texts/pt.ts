import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Você vê um número de 1 a 13, todos igualmente prováveis a cada vez. Diga se o próximo é mais alto ou mais baixo. O mesmo número também conta como acerto.',
    'No 1 e no 13 um lado acertaria sempre. Ali você escolhe entre o mesmo número de novo e outro diferente.',
    'A rodada paga 0,99 dividido pela chance de todas as suas respostas juntas, arredondado para baixo em duas casas. Você pode coletar depois de qualquer acerto.',
    'A rodada termina e paga automaticamente depois de seis acertos ou a 500 vezes a aposta.',
  ],
  start: 'Jogar',
  cash: 'Coletar {amount}',
  higher: 'Mais alto ou igual',
  lower: 'Mais baixo ou igual',
  strictlyHigher: 'Mais alto',
  strictlyLower: 'Mais baixo',
  same: 'Igual',
  odds: '{right} de 13',
  choose: 'Mais alto ou mais baixo?',
  climbs: 'Passo {climb} de 6',
  fell: 'Era {mark}. Sem prêmio desta vez',
  taken: 'Você coletou {amount}',
  reached: 'É {mark}. A rodada paga agora {multiple} vezes a aposta',
  first: 'O primeiro número é {mark}',
}
