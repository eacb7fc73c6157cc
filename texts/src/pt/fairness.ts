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
    none: 'Você ainda não jogou nenhuma rodada com dinheiro real.',
    signedOut: 'Entre para escolher uma das suas rodadas ou cole abaixo os dados de qualquer rodada.',
  },
  data: {
    label: 'Dados de uma rodada',
    hint: 'Sementes, escolhas e resultado em JSON. Mude algo e veja o que acontece.',
    wrong: 'Estes dados de rodada não são válidos.',
  },
  check: 'Verificar',
  hidden: {
    title: 'Nossa semente ainda é secreta',
    text: 'Ela também decide suas próximas rodadas, por isso só a revelamos quando você troca as sementes. Suas próximas rodadas usam então um novo par. Você já conhece o hash da nossa.',
    action: 'Trocar sementes e revelar a antiga',
  },
  verdicts: {
    matches: {
      title: 'Rodada verificada',
      text: 'A semente corresponde ao hash mostrado, e dela vêm o resultado e o prêmio.',
    },
    differs: {
      title: 'Não está de acordo',
      text: 'Os dados desta rodada não vêm das sementes. Veja abaixo onde diferem. Se a rodada é sua, fale com o suporte.',
    },
    part: {
      title: 'Verificada em parte',
      text: 'Não há erros, mas o resultado não pôde ser recalculado aqui.',
    },
  },
  hindrances: {
    'unknown-game': 'Nenhum jogo nosso tem este nome, por isso não podemos recalcular.',
    'other-version': 'Esta rodada foi jogada com outra versão das regras.',
  },
  noCrypto: 'Seu navegador só calcula hashes em endereços seguros (https). Abra esta página lá.',
  steps: {
    commitment: {
      title: 'A semente corresponde ao hash mostrado',
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
    jackpot: {
      title: 'O jackpot decorre das sementes',
      text: 'Cada nível tem um número próprio, tirado das mesmas sementes. A rodada ganha o maior nível cujo número cai dentro da parte da aposta.',
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
  noLevel: 'Nenhum nível ganho',
  nothing: 'Nada que as regras permitam',
  messages: 'Textos resumidos em hash',
  numbers: 'Números',
  algorithm: {
    title: 'Como funciona {game}',
    description: 'Tudo para você recalcular uma rodada de {game}: sementes, números, regras e exemplos.',
    intro:
      'É só isto que é preciso para recalcular uma rodada sem nós: como os números saem das sementes e o resultado sai dos números. Com isto, qualquer pessoa pode escrever um verificador.',
    version: 'Versão {version}',
    play: 'Jogar {game}',
    back: 'Verificar uma rodada',
    inEnglish: 'O texto abaixo está em inglês.',
    choices: 'O que o jogador escolhe',
    outcome: 'Dos números ao resultado',
    win: 'Do resultado ao prêmio',
    common: 'Igual em todos os jogos',
    figures: 'Valores',
    examples: 'Exemplos',
    exampleNote: 'Rodadas com tudo o que determina o resultado. Um verificador precisa concordar com cada uma.',
    example: 'Exemplo {number}',
  },
  games: {
    title: 'Como funcionam nossos jogos',
    text: 'De cada jogo, o caminho exato das sementes ao resultado, com exemplos.',
  },
  offline: {
    title: 'Verificador offline',
    text: 'Um arquivo que recalcula as rodadas de todos os nossos jogos no seu aparelho, sem conexão. As regras dele foram escritas separadamente das do nosso servidor, então ele perceberia um erro em qualquer uma das duas.',
    action: 'Baixar o verificador',
  },
}
