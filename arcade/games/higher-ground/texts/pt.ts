import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Uma marca de 1 a 13 é posta; todas são igualmente prováveis, a cada vez. Diga se a próxima é mais alta ou mais baixa; a mesma marca conta como acerto.',
    'No 1 e no 13, onde um lado acertaria sempre, “mais alta” e “mais baixa” valem estritamente, e o outro lado é a mesma marca mais uma vez.',
    'O que a subida paga é 0,99 dividido pela chance de todas as suas respostas juntas, cortado em duas casas. Pegue depois de qualquer acerto.',
    'A rodada termina e paga sozinha depois de seis passos ou quando chega a 500 vezes a aposta.',
  ],
  start: 'Jogar',
  cash: 'Pegar {amount}',
  higher: 'Mais alta ou igual',
  lower: 'Mais baixa ou igual',
  strictlyHigher: 'Mais alta',
  strictlyLower: 'Mais baixa',
  same: 'Igual',
  odds: '{right} de 13',
  choose: 'Mais alta ou mais baixa?',
  climbs: 'Passo {climb} de 6',
  fell: 'A marca era {mark}. Sem prêmio desta vez',
  taken: 'Você pegou {amount}',
  reached: 'Marca {mark}. A subida paga agora {multiple} vezes a aposta',
  first: 'A primeira marca é {mark}',
}
