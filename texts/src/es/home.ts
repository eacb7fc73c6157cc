import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Casino y apuestas deportivas',
  hero: {
    kicker: 'Juego de la semana',
    play: 'Jugar',
    demo: 'Probar gratis',
    rtp: 'Retorno {rtp}',
    note: 'Cada juego muestra su retorno exacto al jugador, calculado con todos sus resultados.',
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
    title: 'Por qué puedes fiarte de los números',
    odds: 'Cuotas de un solo modelo',
    oddsText: 'Todas las cuotas de un partido salen de una sola tabla de resultados, así que nunca se contradicen.',
    games: 'Rondas que puedes verificar',
    gamesText:
      'Antes de jugar te mostramos el hash de nuestra semilla, y después la semilla. Puedes comprobar tú cada resultado.',
    money: 'Cada céntimo, justificado',
    moneyText: 'Tu historial muestra el saldo después de cada pago, apuesta y ronda.',
  },
  meters: 'Importes de los botes',
  tonight: {
    prize: 'Fondo de premios',
    ends: 'Termina el {date}',
    games: '{count, plural, one {# juego} other {# juegos}}',
  },
}
