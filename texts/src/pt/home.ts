import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Cassino e apostas esportivas',
  hero: {
    kicker: 'Jogo da semana',
    play: 'Jogar',
    demo: 'Testar grátis',
    rtp: 'Retorno {rtp}',
    note: 'Cada jogo mostra seu retorno exato ao jogador, calculado com todos os resultados.',
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
    title: 'Por que você pode confiar nos números',
    odds: 'Odds de um só modelo',
    oddsText: 'Todas as odds de uma partida vêm de uma só tabela de placares, por isso nunca se contradizem.',
    games: 'Rodadas que você pode verificar',
    gamesText:
      'Antes do jogo mostramos o hash da nossa semente, e depois a semente. Você mesmo pode conferir cada resultado.',
    money: 'Cada centavo contabilizado',
    moneyText: 'Seu histórico mostra o saldo depois de cada pagamento, aposta e rodada.',
  },
  meters: 'Valores dos jackpots',
  tonight: {
    prize: 'Fundo de prêmios',
    ends: 'Termina em {date}',
    games: '{count, plural, one {# jogo} other {# jogos}}',
  },
}
