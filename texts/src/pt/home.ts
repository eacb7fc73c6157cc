import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Cassino e apostas esportivas',
  hero: {
    kicker: 'Jogo da casa da semana',
    play: 'Jogar',
    demo: 'Testar grátis',
    rtp: 'Retorno {rtp}',
    note: 'Cada jogo informa seu retorno exato ao jogador, calculado com todos os seus resultados.',
  },
  continue: 'Continuar jogando',
  liveNow: 'Ao vivo',
  upcoming: 'Começam em breve',
  providers: 'Estúdios',
  winners: 'Prêmios recentes',
  tournaments: 'Torneios',
  promotions: 'Promoções',
  jackpots: 'Jackpots',
  halfTime: 'Intervalo',
  outcome: {
    home: '1',
    draw: 'X',
    away: '2',
  },
  honest: {
    title: 'Como a casa funciona',
    odds: 'Odds de um só modelo',
    oddsText: 'Todos os mercados de uma partida vêm da mesma tabela de placares, por isso nunca se contradizem.',
    games: 'Resultados que você pode conferir',
    gamesText:
      'Nós nos comprometemos com uma semente antes do jogo e a mostramos depois. A conta você mesmo pode refazer.',
    money: 'Dinheiro que fecha a conta',
    moneyText: 'Cada centavo é um lançamento entre duas contas, e seu histórico mostra o saldo depois de cada um.',
  },
  meters: 'Contadores',
  tonight: {
    prize: 'Fundo de prêmios',
    ends: 'Termina em {date}',
    games: '{count, plural, one {# jogo} other {# jogos}}',
  },
}
