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
    none: 'Aún no has jugado ninguna ronda con dinero real.',
    signedOut: 'Inicia sesión para elegir una de tus rondas o pega abajo los datos de cualquier ronda.',
  },
  data: {
    label: 'Datos de una ronda',
    hint: 'Semillas, elecciones y resultado en JSON. Cambia algo y mira qué pasa.',
    wrong: 'Estos datos de ronda no son válidos.',
  },
  check: 'Verificar',
  hidden: {
    title: 'Nuestra semilla sigue siendo secreta',
    text: 'También decide tus próximas rondas, así que solo la revelamos cuando cambias de semillas. Tus próximas rondas usan entonces un par nuevo. Ya conoces el hash de la nuestra.',
    action: 'Cambiar semillas y revelar la anterior',
  },
  verdicts: {
    matches: {
      title: 'Ronda verificada',
      text: 'La semilla corresponde al hash mostrado, y de ella salen el resultado y el premio.',
    },
    differs: {
      title: 'No coincide',
      text: 'Los datos de esta ronda no salen de sus semillas. Abajo se indica dónde difieren. Si la ronda es tuya, contacta con el equipo de ayuda.',
    },
    part: {
      title: 'Verificada en parte',
      text: 'No hay errores, pero aquí no se ha podido recalcular el resultado.',
    },
  },
  hindrances: {
    'unknown-game': 'Ninguno de nuestros juegos se llama así, así que no podemos recalcularla.',
    'other-version': 'Esta ronda se jugó con otra versión de las reglas.',
  },
  noCrypto: 'Tu navegador solo calcula hashes en direcciones seguras (https). Abre allí esta página.',
  steps: {
    commitment: {
      title: 'La semilla corresponde al hash mostrado',
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
    jackpot: {
      title: 'El bote sale de las semillas',
      text: 'Cada nivel tiene su propio número, sacado de las mismas semillas. La ronda gana el nivel mayor cuyo número cae dentro de la parte de la apuesta.',
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
  noLevel: 'Ningún nivel ganado',
  nothing: 'Nada que las reglas permitan',
  messages: 'Textos resumidos',
  numbers: 'Números',
  algorithm: {
    title: 'Cómo funciona {game}',
    description:
      'Todo lo necesario para recalcular tú mismo una ronda de {game}: semillas, números, reglas y ejemplos.',
    intro:
      'No hace falta más para recalcular una ronda sin nosotros: cómo salen los números de las semillas y el resultado de los números. Con esto, cualquiera puede escribir un verificador.',
    version: 'Versión {version}',
    play: 'Jugar a {game}',
    back: 'Verificar una ronda',
    inEnglish: 'El texto siguiente está en inglés.',
    choices: 'Qué elige el jugador',
    outcome: 'De los números al resultado',
    win: 'Del resultado al premio',
    common: 'Igual en todos los juegos',
    figures: 'Valores',
    examples: 'Ejemplos',
    exampleNote: 'Rondas con todo lo que determina su resultado. Un verificador debe coincidir con cada una.',
    example: 'Ejemplo {number}',
  },
  games: {
    title: 'Cómo funcionan nuestros juegos',
    text: 'De cada juego, el camino exacto de las semillas al resultado, con ejemplos.',
  },
  offline: {
    title: 'Verificador sin conexión',
    text: 'Un archivo que recalcula en tu dispositivo las rondas de todos nuestros juegos, sin conexión. Sus reglas se escribieron aparte de las de nuestro servidor, así que detectaría un error en cualquiera de las dos.',
    action: 'Descargar el verificador',
  },
}
