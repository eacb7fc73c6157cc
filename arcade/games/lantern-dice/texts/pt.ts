import { chipTexts } from '../../../shell/quick/texts/pt.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'O jogo chamado Sic Bo: três dados são lançados e você aposta no que eles mostram.',
    'Pequeno é um total de 4 a 10; grande, de 11 a 17. Pequeno, grande, ímpar e par pagam 1 para 1 e perdem quando os três dados são iguais.',
    'Um número paga 1, 2 ou 3 para 1 se um, dois ou três dados o mostram. Dois números juntos pagam 6 para 1, um duplo 11 para 1, qualquer trio 30 para 1 e um trio escolhido 190 para 1.',
    'Os totais pagam de 6 para 1 por 10 e 11 até 62 para 1 por 4 e 17.',
    'De 1,00 a 500,00 por aposta e no máximo 2.000,00 ao todo.',
  ],
  roll: 'Lançar',
  bets: {
    small: 'Pequeno',
    big: 'Grande',
    odd: 'Ímpar',
    even: 'Par',
    any: 'Qualquer trio',
    single: 'Número {a}',
    double: 'Duplo {a}',
    triple: 'Trio {a}',
    pair: '{a} e {b}',
    total: 'Total de {a}',
  },
  choices: [
    'Pequeno ou grande',
    'Ímpar ou par',
    'Um número',
    'Dois números',
    'Um duplo',
    'Qualquer trio',
    'Um trio escolhido',
    'Um total de {count}',
  ],
  totals: 'Total {a} ou {b}',
  told: '{dice} = {total}. Você ganhou {amount}',
  back: '{dice} = {total}. Voltaram {amount} de {stake}',
  missed: '{dice} = {total}. Sem prêmio desta vez',
  bet: 'Aposta',
  pays: 'Devolve',
  limit: 'Você pode apostar até 500,00 por aposta e 2.000,00 ao todo.',
}
