import type { harm as en } from '../en/harm.ts'

export const harm: typeof en = {
  title: 'Cómo has jugado últimamente',
  noticed:
    'En los últimos {days} días hemos notado algo que merece un vistazo. Son tus propios datos; nadie los usa para venderte nada.',
  concern:
    'Nos preocupa un poco cómo has jugado en los últimos {days} días. Son tus propios datos; nadie los usa para venderte nada.',
  why: 'Por qué ves esto',
  markers: {
    chasing:
      'Hiciste {value, plural, one {# depósito} other {# depósitos}} menos de una hora después de perder. Lo mencionamos a partir de {from}.',
    night: 'El {value} % de tus rondas fue entre la medianoche y las 6. Lo mencionamos a partir del {from} %.',
    raised_limits:
      'Subiste o quitaste un límite {value, plural, one {# vez} other {# veces}}. Lo mencionamos a partir de {from}.',
    cancelled_withdrawals:
      'Cancelaste {value, plural, one {# retirada} other {# retiradas}}. Lo mencionamos a partir de {from}.',
    declined_deposits:
      '{value, plural, one {Se rechazó # depósito} other {Se rechazaron # depósitos}}. Lo mencionamos a partir de {from}.',
    long_sessions:
      'Tu rato más largo de juego seguido fue de {value} minutos. Lo mencionamos a partir de {from} minutos.',
    rising_stakes:
      'La última semana apostaste un {value} % más por día de juego que en las semanas anteriores. Lo mencionamos a partir del {from} %.',
  },
  did: 'Qué hemos hecho',
  actions: {
    message: 'Te hemos escrito.',
    'stop-marketing': 'Hemos dejado de enviarte ofertas y novedades.',
    interaction: 'Hemos pedido a alguien del equipo que hable contigo.',
    limit: 'Hemos puesto un límite a tus depósitos. Lo encontrarás entre tus límites.',
  },
}
