import { chipTexts } from '../../../shell/quick/texts/pt.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Uma roda com 37 casas: 1 a 36 e um zero, todas igualmente prováveis.',
    'Ponha fichas em números e grupos de números. Uma aposta em n números paga 36 ÷ n vezes o valor, incluído ele: um número 36, dois 18, três 12, quatro 9, seis 6, uma dúzia ou coluna 3, vermelho, preto, par, ímpar, baixos e altos 2.',
    'O zero só ganha para apostas no zero. Cada aposta é paga à parte; o resultado lista uma por uma.',
    'De 1,00 a 500,00 por aposta, no máximo 40 apostas e 2.000,00 ao todo.',
  ],
  spin: 'Girar',
  history: 'Últimos números',
  red: 'Vermelho',
  black: 'Preto',
  even: 'Par',
  odd: 'Ímpar',
  low: '1 a 18',
  high: '19 a 36',
  dozen: 'Dúzia {index}',
  column: 'Coluna {index}',
  zero: 'Zero',
  bets: {
    split: '{a} e {b}',
    street: 'Rua desde {a}',
    corner: 'Canto desde {a}',
    line: 'Linha de seis desde {a}',
  },
  colours: {
    red: 'vermelho',
    black: 'preto',
    zero: 'zero',
  },
  told: '{pocket}, {colour}. Você ganhou {amount}',
  back: '{pocket}, {colour}. Voltaram {amount} de {stake}',
  missed: '{pocket}, {colour}. Sem prêmio desta vez',
  inside: 'Entre números',
  byNumber: 'Por número',
  byNumberHow: 'Escolha um número e depois uma das apostas nele. Cada toque põe uma ficha de {amount}.',
  limit: 'Você pode apostar até 500,00 por aposta e 2.000,00 ao todo.',
}
