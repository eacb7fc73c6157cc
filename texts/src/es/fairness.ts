import type { fairness as en } from '../en/fairness.ts'

export const fairness: typeof en = {
  title: 'Verificar una ronda',
  description: 'Recalcula cualquier ronda a partir de sus semillas en tu propio navegador.',
  intro:
    'Antes de que apostaras mostramos el hash de nuestra semilla. Esta página toma esa semilla, la tuya y el número de la ronda, y juega la ronda otra vez en tu navegador con las mismas reglas. No se nos envía nada.',
  pick: {
    title: 'Tus últimas rondas',
    label: 'Últimas rondas',
    older: 'Todas las rondas',
    none: 'Aún no has jugado ninguna ronda con dinero.',
    signedOut: 'Inicia sesión para elegir una de tus rondas o pega abajo los datos de cualquier ronda.',
  },
  data: {
    label: 'Datos de una ronda',
    hint: 'Semillas, elecciones y resultado en JSON. Cambia algo y mira qué pasa.',
    wrong: 'Estos no son los datos de una ronda.',
  },
  check: 'Verificar',
  hidden: {
    title: 'Nuestra semilla sigue siendo secreta',
    text: 'También decide tus próximas rondas, así que se muestra cuando cambias las semillas. Tus rondas siguientes salen entonces de un par nuevo, cuyo hash ya conoces.',
    action: 'Cambiar las semillas y mostrar la antigua',
  },
  verdicts: {
    matches: {
      title: 'Coincide',
      text: 'La semilla es aquella con la que nos comprometimos, y de ella salen el resultado y el premio.',
    },
    differs: {
      title: 'No coincide',
      text: 'Lo que se dice de esta ronda no se deduce de sus semillas. Abajo está marcado dónde falla.',
    },
    part: {
      title: 'Se ha podido comprobar en parte',
      text: 'Nada habla en contra de la ronda, pero aquí no se ha podido recalcular su resultado.',
    },
  },
  hindrances: {
    'unknown-game': 'Ninguno de nuestros juegos se llama así, por lo que aquí no se conocen sus reglas.',
    'other-version': 'La ronda se jugó con una versión de las reglas distinta de la de hoy.',
  },
  noCrypto: 'Tu navegador solo calcula hashes en direcciones seguras (https). Abre allí esta página.',
  steps: {
    commitment: {
      title: 'La semilla es aquella con la que nos comprometimos',
      text: 'El SHA-256 de la semilla del servidor debe ser el hash mostrado antes de la apuesta.',
    },
    numbers: {
      title: 'Los números salen de las semillas',
      text: 'HMAC-SHA256, con la semilla del servidor como clave, de tu semilla, el número de la ronda y el número del bloque. {count, plural, one {Se usó # número.} other {Se usaron # números.}}',
    },
    outcome: {
      title: 'El resultado sale de los números',
      text: 'Las reglas del juego, aplicadas a estos números y a tus elecciones.',
    },
    win: {
      title: 'El premio sale del resultado',
      text: 'Lo que la tabla de pagos da por esta apuesta.',
    },
  },
  holds: 'Verificado',
  fails: 'No se cumple',
  said: 'Registrado',
  found: 'Recalculado',
  nothing: 'Nada que las reglas permitan',
  messages: 'Textos resumidos',
  numbers: 'Números',
}
