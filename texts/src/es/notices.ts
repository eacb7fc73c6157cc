import type { notices as en } from '../en/notices.ts'

export const notices: typeof en = {
  unknownDevice: 'Dispositivo desconocido',
  details: 'Dispositivo: {device}\nRed: {network}\nHora: {time} UTC',
  advice:
    'Si has sido tú, no tienes que hacer nada.\n\nSi no has sido tú, cambia tu contraseña ahora y cierra la sesión en tus otros dispositivos:\n{link}',
  contactAdvice:
    'Si has sido tú, no tienes que hacer nada.\n\nSi no, cambia la contraseña ya o, si no puedes entrar, escríbenos:\n{link}',
  kinds: {
    newDevice: {
      subject: 'Nuevo inicio de sesión en tu cuenta de {brand}',
      text: 'Alguien ha iniciado sesión en tu cuenta de {brand} con un dispositivo que no habías usado antes.',
    },
    password: {
      subject: 'Se ha cambiado tu contraseña de {brand}',
      text: 'Se ha cambiado la contraseña de tu cuenta de {brand}.',
    },
    emailChanged: {
      subject: 'Ha cambiado el correo de tu cuenta de {brand}',
      text: 'El correo de tu cuenta de {brand} es ahora {contact}.',
    },
    phoneChanged: {
      subject: 'Ha cambiado el teléfono de tu cuenta de {brand}',
      text: 'El teléfono de tu cuenta de {brand} es ahora {contact}.',
    },
    secondStepOn: {
      subject: 'Códigos por correo activados en {brand}',
      text: 'Ahora tu cuenta de {brand} pide un código enviado por correo al iniciar sesión.',
    },
    secondStepOff: {
      subject: 'Códigos por correo desactivados en {brand}',
      text: 'Tu cuenta de {brand} ya no pide un código enviado por correo al iniciar sesión.',
    },
    serviceLinked: {
      subject: 'Una aplicación ya puede abrir tu cuenta de {brand}',
      text: 'Se ha vinculado una cuenta de mensajería a tu cuenta de {brand}. Ahora puede iniciar sesión sin tu contraseña.',
    },
    serviceUnlinked: {
      subject: 'Una aplicación ya no puede abrir tu cuenta de {brand}',
      text: 'Se ha desvinculado una aplicación de tu cuenta de {brand}. Ya no puede iniciar sesión.',
    },
    appOn: {
      subject: 'Aplicación de autenticación activada en {brand}',
      text: 'Se ha conectado una aplicación de autenticación a tu cuenta de {brand}. Ahora necesitas un código de ella para iniciar sesión.',
    },
    appOff: {
      subject: 'Aplicación de autenticación desactivada en {brand}',
      text: 'Se ha quitado la aplicación de autenticación de tu cuenta de {brand}. Sus códigos de recuperación ya no sirven.',
    },
    recoveryUsed: {
      subject: 'Se ha usado un código de recuperación en {brand}',
      text: 'Se ha usado uno de tus códigos de recuperación en tu cuenta de {brand}. No se puede volver a usar.',
    },
    recoveryRenewed: {
      subject: 'Nuevos códigos de recuperación en {brand}',
      text: 'Se han creado nuevos códigos de recuperación para tu cuenta de {brand}. Los anteriores ya no sirven.',
    },
    passkeyAdded: {
      subject: 'Se ha añadido una llave de acceso en {brand}',
      text: 'Se ha añadido una llave de acceso a tu cuenta de {brand}. Permite entrar sin contraseña.',
    },
    passkeyRemoved: {
      subject: 'Se ha quitado una llave de acceso en {brand}',
      text: 'Se ha quitado una llave de acceso de tu cuenta de {brand}. Ya no permite entrar.',
    },
  },
}
