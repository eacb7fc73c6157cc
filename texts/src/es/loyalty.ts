import type { Messages } from '../messages.ts'

export const loyalty: Messages['loyalty'] = {
  notices: {
    level: {
      title: 'Nuevo nivel: {name}',
      message: 'Has llegado a {name}. Puntos añadidos: {points}.',
      without: 'Has llegado a {name}. Mira en Recompensas lo que te da.',
    },
    quest: {
      title: 'Misión completada',
      message: '{name}. Puntos añadidos: {points}.',
    },
    product: {
      title: 'Ya es tuyo',
      message: '{name} está en tu cuenta. Puntos gastados: {points}.',
    },
    refund: {
      title: 'Puntos devueltos',
      message: 'Hemos retirado {name} y te hemos devuelto los puntos: {points}.',
    },
    expiry: {
      title: 'Puntos que caducan pronto',
      message: 'Puntos que caducan el {date} si no los gastas: {points}.',
    },
    expired: {
      title: 'Puntos caducados',
      message: 'Puntos que han caducado: {points}.',
    },
    adjustment: {
      title: 'Puntos modificados',
      message: 'Nuestro equipo ha cambiado tus puntos: {sign}{points}.',
    },
  },
  balance: 'Tus puntos',
  pointsName: 'puntos',
  level: 'Nivel {place} de {count}',
  next: '{points} más de experiencia hasta {name}',
  last: 'Has llegado al nivel más alto.',
  progress: 'Progreso hasta el siguiente nivel',
  levels: 'Niveles',
  reached: 'Alcanzado',
  yours: 'Tu nivel',
  from: 'Desde {points} de experiencia',
  benefits: {
    points: '{percent} más de puntos en cada apuesta',
    shop: '{percent} de descuento en la tienda',
    payout: 'Retiradas revisadas un {percent} más rápido',
    reward: '{points} puntos al alcanzarlo',
    character: 'Nuevo personaje: {name}',
    start: 'Puntos desde tu primera apuesta',
  },
  earning: {
    title: 'Cómo se ganan puntos',
    text: 'Cada apuesta con dinero real da puntos, gane o no. Tu nivel sube con toda tu experiencia y nunca baja, aunque gastes puntos.',
    rate: 'Puntos por cada {unit} apostado',
    weights: 'Qué parte de la apuesta cuenta',
    types: {
      slot: 'Tragaperras',
      fast: 'Juegos rápidos',
      casino: 'Juegos de mesa',
      live: 'Juegos en vivo',
      logical: 'Juegos de lógica',
      high_low: 'Juegos de mayor o menor',
      betting: 'Apuestas deportivas',
    },
    expires:
      'Los puntos de un mes caducan {months, plural, one {# mes} other {# meses}} después de que termine. Te avisamos antes.',
    worth: 'Los puntos valen mucho menos que las apuestas de las que salen. Nunca apuestes más para conseguirlos.',
  },
  paused: {
    title: 'Ahora no ganas puntos',
    text: 'Tus puntos y tu nivel se quedan como están. Nadie gana puntos durante una pausa, con la cuenta restringida o donde no se permiten recompensas.',
  },
  expiring: '{points} de tus puntos caducan el {date}.',
  visitor: {
    title: 'Inicia sesión para ver tus puntos',
    text: 'Tus puntos y tu nivel están en tu cuenta.',
    action: 'Iniciar sesión',
  },
  history: {
    title: 'Historial de puntos',
    action: 'Ver historial',
    empty: 'Aquí aparecen tus puntos y de dónde vienen.',
    causes: {
      play: 'Juego',
      level: 'Recompensa de nivel',
      quest: 'Misión',
      spent: 'Tienda',
      refund: 'Devolución',
      expired: 'Caducados',
      adjustment: 'Ajuste',
    },
  },
  told: 'Notificaciones',
  locked: 'Desde el nivel {place}',
}
