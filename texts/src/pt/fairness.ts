import type { fairness as en } from '../en/fairness.ts'

export const fairness: typeof en = {
  title: 'Verificar uma rodada',
  description: 'Recalcule qualquer rodada a partir das sementes, no seu próprio navegador.',
  intro:
    'Antes da sua aposta, mostramos o hash da nossa semente. Esta página pega essa semente, a sua e o número da rodada e joga a rodada mais uma vez, no seu navegador, com as mesmas regras. Nada é enviado para nós.',
  pick: {
    title: 'Suas últimas rodadas',
    label: 'Últimas rodadas',
    older: 'Todas as rodadas',
    none: 'Você ainda não jogou nenhuma rodada a dinheiro.',
    signedOut: 'Entre para escolher uma das suas rodadas ou cole abaixo os dados de qualquer rodada.',
  },
  data: {
    label: 'Dados de uma rodada',
    hint: 'Sementes, escolhas e resultado em JSON. Mude algo e veja o que acontece.',
    wrong: 'Estes não são os dados de uma rodada.',
  },
  check: 'Verificar',
  hidden: {
    title: 'Nossa semente ainda é secreta',
    text: 'Ela também decide suas próximas rodadas, por isso só é mostrada quando você troca as sementes. As próximas rodadas vêm então de um novo par, cujo hash você já conhece.',
    action: 'Trocar as sementes e mostrar a antiga',
  },
  verdicts: {
    matches: {
      title: 'Está de acordo',
      text: 'A semente é aquela com que nos comprometemos, e dela decorrem o resultado e o prêmio.',
    },
    differs: {
      title: 'Não está de acordo',
      text: 'O que se diz desta rodada não decorre das sementes. Onde falha está marcado abaixo.',
    },
    part: {
      title: 'Foi possível conferir em parte',
      text: 'Nada fala contra a rodada, mas o resultado não pôde ser recalculado aqui.',
    },
  },
  hindrances: {
    'unknown-game': 'Nenhum jogo nosso tem este nome, por isso as regras dele não são conhecidas aqui.',
    'other-version': 'A rodada foi jogada com outra versão das regras, não a de hoje.',
  },
  noCrypto: 'Seu navegador só calcula hashes em endereços seguros (https). Abra esta página lá.',
  steps: {
    commitment: {
      title: 'A semente é aquela com que nos comprometemos',
      text: 'O SHA-256 da semente do servidor deve ser o hash mostrado antes da aposta.',
    },
    numbers: {
      title: 'Os números decorrem das sementes',
      text: 'HMAC-SHA256, com a semente do servidor como chave, da sua semente, do número da rodada e do número do bloco. {count, plural, one {# número foi usado.} other {# números foram usados.}}',
    },
    outcome: {
      title: 'O resultado decorre dos números',
      text: 'As regras do jogo, aplicadas a estes números e às suas escolhas.',
    },
    win: {
      title: 'O prêmio decorre do resultado',
      text: 'O que a tabela de pagamentos paga por esta aposta.',
    },
  },
  holds: 'Verificado',
  fails: 'Não confere',
  said: 'Registrado',
  found: 'Recalculado',
  nothing: 'Nada que as regras permitam',
  messages: 'Textos resumidos em hash',
  numbers: 'Números',
}
