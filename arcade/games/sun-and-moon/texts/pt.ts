import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Escolha sol ou lua e lance a moeda. Um acerto dobra o que você pode retirar; um erro encerra a rodada sem prêmio.',
    'Depois de cada acerto, retire o que ele paga ou continue, até 12 vezes por rodada. Depois do décimo segundo acerto, o prêmio é pago sozinho.',
    'Em cada lançamento os dois lados têm a mesma chance, não importa o que saiu antes. O primeiro acerto paga 0,99 × 2 vezes a sua aposta, e cada um dos seguintes paga o dobro. O retorno é o mesmo onde quer que você pare.',
    'As teclas 1 e 2 são sol e lua.',
  ],
  choices: ['{count, plural, one {Parar após # acerto} other {Parar após # acertos}}'],
  sides: { sun: 'Sol', moon: 'Lua' },
  call: 'Sua escolha',
  toss: { sun: 'Lançar no sol', moon: 'Lançar na lua' },
  takeOrCall: 'Retire ou continue',
  cash: 'Retirar {amount}',
  now: 'Você pode retirar',
  next: 'Outro acerto paga',
  streak: 'O que paga cada acerto',
  calls: 'Acertos',
  pays: 'Paga',
  chance: 'Probabilidade',
  right: {
    sun: 'Sol, acerto {count} de 12. Agora {multiple}×',
    moon: 'Lua, acerto {count} de 12. Agora {multiple}×',
  },
  wrong: { sun: 'Deu sol. Sem prêmio desta vez', moon: 'Deu lua. Sem prêmio desta vez' },
  taken: 'Você retirou {amount}',
  all: 'Você acertou as 12 vezes e ganhou {amount}',
}
