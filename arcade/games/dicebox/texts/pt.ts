import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Um lance é um número de 00,00 a 99,99, todos igualmente prováveis.',
    'Escolha um lado e a frequência com que quer ganhar: com chance de 25%, “abaixo” ganha em todo lance menor que 25,00 e “acima” em todo lance a partir de 75,00.',
    'Um prêmio paga 99 dividido pela chance em porcentagem, arredondado para baixo em duas casas: a 25% paga 3,96 vezes a aposta.',
  ],
  side: 'Lado',
  under: 'Abaixo',
  over: 'Acima',
  chance: 'Chance de ganhar',
  pays: 'Paga',
  roll: 'Lançar',
  winsBelow: 'Ganha abaixo de {edge}',
  winsFrom: 'Ganha a partir de {edge}',
  told: 'Saiu {roll}. Você ganhou {amount}',
  missed: 'Saiu {roll}. Sem prêmio desta vez',
}
