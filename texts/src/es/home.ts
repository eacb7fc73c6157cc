import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Casino y apuestas deportivas',
  hero: {
    kicker: 'Juego de la casa de la semana',
    play: 'Jugar',
    demo: 'Probar gratis',
    rtp: 'Retorno {rtp}',
    note: 'Cada juego indica su retorno exacto al jugador, calculado a partir de todos sus resultados.',
  },
  continue: 'Seguir jugando',
  liveNow: 'En directo',
  upcoming: 'Empiezan pronto',
  providers: 'Estudios',
  winners: 'Premios recientes',
  tournaments: 'Torneos',
  promotions: 'Promociones',
  jackpots: 'Botes',
  halfTime: 'Descanso',
  outcome: {
    home: '1',
    draw: 'X',
    away: '2',
  },
  honest: {
    title: 'Cómo funciona la casa',
    odds: 'Cuotas de un solo modelo',
    oddsText: 'Todos los mercados de un partido salen de una misma tabla de marcadores, así que nunca se contradicen.',
    games: 'Resultados que puedes comprobar',
    gamesText:
      'Nos comprometemos con una semilla antes de que juegues y la mostramos después. La cuenta puedes rehacerla tú.',
    money: 'Dinero que cuadra',
    moneyText: 'Cada céntimo es un asiento entre dos cuentas, y tu historial muestra el saldo después de cada uno.',
  },
  meters: 'Contadores',
  tonight: {
    prize: 'Fondo de premios',
    ends: 'Termina el {date}',
    games: '{count, plural, one {# juego} other {# juegos}}',
  },
}
