import type { bonusFours as fours, dealtHow as how, videoPokerTexts as en } from './en.ts'

export const videoPokerTexts: typeof en = {
  deal: 'Dar cartas',
  draw: 'Trocar',
  keep: 'Ficar com todas',
  held: 'Segura',
  cards: 'Suas cartas',
  empty: 'Ainda sem carta',
  advise: 'Melhor jogada',
  best: 'Melhor jogada: devolve {multiple} em média',
  bestNone: 'O melhor é trocar as cinco: devolve {multiple} em média',
  hands: {
    'royal-flush': 'Royal flush (ás ao dez)',
    'straight-flush': 'Sequência do mesmo naipe',
    'four-aces': 'Quadra de ases',
    'four-low': 'Quadra de 2 a 4',
    four: 'Quadra',
    'full-house': 'Trinca e par',
    flush: 'Cinco do mesmo naipe',
    straight: 'Sequência',
    three: 'Trinca',
    'two-pair': 'Dois pares',
    jacks: 'Valetes ou melhor',
  },
  nothing: 'Sem par de valetes',
  choose: 'Escolha as cartas para segurar',
  dealt: '{hand} já na saída. Escolha as cartas para segurar',
  told: '{hand}. Você ganhou {amount}',
  back: '{hand}. Sua aposta de {amount} voltou',
  missed: '{hand}. Sem prêmio desta vez',
  skill: 'O retorno exige a melhor jogada. Outras devolvem menos; “Melhor jogada” a mostra em cada mão.',
  choices: ['Regras simples'],
  simple:
    'As “regras simples” seguram o que vier primeiro nesta lista: quatro para o royal flush; uma mão que paga; quatro para a sequência do mesmo naipe; três para o royal flush; quatro do mesmo naipe; um par; quatro seguidas; duas cartas altas do mesmo naipe; três para a sequência do mesmo naipe; uma ou duas cartas altas, primeiro as mais baixas; nada.',
}

export const dealtHow: typeof how = {
  deal: 'Um baralho, embaralhado de novo a cada mão. Você recebe cinco cartas: segure as que quer guardar, com as teclas 1 a 5 ou tocando nelas. As outras são trocadas uma vez.',
  pays: 'A mão final paga pela tabela, a partir de um par de valetes. Sua aposta está incluída no pagamento.',
  best: '“Melhor jogada” conta todas as trocas e marca as cartas que mais devolvem em média. Você pode usá-la em cada mão e ainda mudar de ideia.',
}

export const bonusFours: typeof fours = { four: 'Quadra de 5 a rei' }
