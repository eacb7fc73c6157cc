import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Restablece tu contraseña de {brand}',
    text: 'Alguien ha pedido restablecer la contraseña de tu cuenta de {brand}.\n\nElige una nueva en un plazo de {minutes} minutos:\n{link}\n\nSi no has sido tú, ignora este correo. Tu contraseña no cambiará.\n',
  },
  confirm: {
    subject: 'Confirma tu correo en {brand}',
    text: 'Abre este enlace en un plazo de {minutes} minutos para confirmar que esta dirección es tuya:\n{link}\n\nO escribe este código: {code}\n\nSi no tienes cuenta en {brand}, ignora este correo. No pasará nada.\n',
  },
  code: {
    subject: 'Tu código de {brand}',
    text: 'Tu código es {code}. Vale durante {minutes} minutos.\n\nNadie de {brand} te lo pedirá nunca. Si no has pedido este código, puede que alguien conozca tu contraseña: cámbiala ya.\n',
  },
  stepUp: {
    subject: 'Tu código de {brand}',
    text: 'Tu código es {code}. Vale durante {minutes} minutos.\n\nConfirma: {what}.\n\nNadie de {brand} te lo pedirá nunca. Si no has sido tú, puede que alguien esté en tu cuenta: cambia ya tu contraseña.\n',
  },
  statement: {
    subject: 'Tu extracto de {brand}',
    text: 'Tu extracto de {brand} está listo: lo que has depositado, retirado, apostado y ganado, mes a mes. Inicia sesión para verlo y comprueba si tus límites siguen siendo los adecuados:\n{link}\n',
  },
  historyExport: {
    subject: 'Tu historial del casino está listo',
    text: 'El archivo con tus rondas está listo. Inicia sesión y descárgalo en un plazo de {days} días:\n{link}\n',
  },
  playPattern: {
    subject: 'Un vistazo a cómo has jugado últimamente',
    text: 'Has jugado en {brand} de una forma que merece un momento de reflexión. En esta página puedes ver lo que hemos notado, con tus propios datos, y qué puedes hacer:\n{link}\n\nSi quieres hablar con alguien, allí también encontrarás ayuda gratuita y confidencial. No tienes que hacer nada, y nadie usa esto para venderte nada.\n',
  },
  documentEnds: {
    subject: 'Tu documento para {brand} caduca pronto',
    text: 'El documento con el que verificaste tu identidad es válido hasta el {date}. Muéstranos uno nuevo antes para seguir jugando y retirando:\n{link}\n',
  },
  unverifiedClosed: {
    subject: 'Tu cuenta de {brand} se ha cerrado',
    text: 'La ley nos obliga a cerrar las cuentas que no se verifican en {hours} horas, así que hemos cerrado la tuya. Si queda dinero en ella, aún puedes iniciar sesión y retirarlo cuando te verifiques:\n{link}\n\nPuedes abrir una cuenta nueva cuando quieras.\n',
  },
  dormantSoon: {
    subject: 'Inicia sesión para mantener activa tu cuenta de {brand}',
    text: 'Iniciaste sesión en {brand} por última vez el {last}. Si no lo haces antes del {date}, tu cuenta pasará a estar inactiva.{balance}\n\nPara que todo siga igual, solo tienes que iniciar sesión. También puedes retirar tu dinero cuando quieras:\n{link}\n',
    balances: {
      kept: ' Tu saldo de {sum} seguirá siendo tuyo.',
      forfeited: ' Según la ley, perderás entonces tu saldo de {sum}.',
      'to-regulator': ' La ley nos obliga entonces a entregar tu saldo de {sum} a la autoridad: {authority}.',
    },
  },
  dormantNow: {
    subject: 'Tu cuenta de {brand} está inactiva',
    text: 'Iniciaste sesión en {brand} por última vez el {last}, así que tu cuenta está inactiva desde el {date}.{balance}\n\nPuedes volver a iniciar sesión cuando quieras:\n{link}\n',
    balances: {
      kept: ' Tu saldo de {sum} sigue siendo tuyo.',
      forfeited: ' Según la ley, has perdido tu saldo de {sum}.',
      'to-regulator':
        ' Como exige la ley, hemos entregado tu saldo de {sum} a la autoridad: {authority}. Si quieres recuperarlo, contáctanos.',
    },
  },
  /** {answer} is what staff wrote. */
  supportAnswer: {
    subject: 'Te hemos respondido',
    text: '{answer}\n\nLéelo y responde en {brand} (n.º {number}):\n{link}\n',
  },
  supportTranscript: {
    subject: 'Tu conversación con {brand}',
    text: 'Tu conversación n.º {number} con {brand}:\n\n{messages}\n',
    you: 'Tú',
    us: '{brand}',
  },
  unreachable: {
    subject: 'Nuestros mensajes no te llegan',
    text: 'Un mensaje de {brand} a {contact} fue devuelto: esa dirección no existe. Revísala o cámbiala para que podamos avisarte cuando importe:\n{link}\n',
  },
  depositArrived: {
    subject: 'Tu depósito de {sum} ha llegado',
    text: 'Tu depósito de {sum} está en tu cuenta de {brand}. Los detalles están en tu historial:\n{link}\n',
  },
  depositTakenBack: {
    subject: 'Han retirado tu depósito de {sum}',
    text: 'Tu proveedor de pagos ha retirado tu depósito de {sum}, así que lo hemos descontado de tu saldo en {brand}. En tu historial verás qué significa para tu cuenta:\n{link}\n\nSi no sabes por qué, pregunta a tu banco o escríbenos.\n',
  },
  withdrawalPaid: {
    subject: 'Te hemos enviado {sum}',
    text: 'Tu retiro de {sum} de {brand} está en camino. Tu banco puede tardar unos días en mostrarlo. Los detalles están en tu historial:\n{link}\n\nSi no pediste este retiro, cambia tu contraseña y contáctanos enseguida.\n',
  },
  giftEnds: {
    subject: 'Termina el {date}: {gift}',
    text: 'Esto termina el {date}: {gift}. Después ya no se puede usar. No tienes que usarlo, y tu propio dinero queda como está.\n\nAquí ves todo lo que tienes:\n{link}\n',
  },
  giftEnded: {
    subject: 'Ha terminado: {gift}',
    text: 'Esto terminó el {date}: {gift}. Ya no se puede usar. Tu propio dinero y lo que has ganado siguen siendo tuyos.\n\nAquí ves todo lo que tienes:\n{link}\n',
  },
  drawWon: {
    subject: 'Has ganado {sum}',
    text: 'Has ganado {sum} en «{draw}». El dinero está en tu cuenta. La página del sorteo muestra cómo se sortea:\n{link}\n',
  },
  withdrawalDeclined: {
    subject: 'Tu retiro de {sum} no se completó',
    text: 'Tu retiro de {sum} de {brand} fue rechazado. El dinero vuelve a estar en tu cuenta. En tu historial verás el motivo:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Tu cuenta de empleado en {brand}',
    text: 'Te han invitado a trabajar en {brand}. Elige una contraseña y conecta una aplicación de autenticación en un plazo de {hours} horas:\n{link}\n\nSi no sabes de qué se trata, ignora este correo. No pasará nada.\n',
  },
}
