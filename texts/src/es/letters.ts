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
  historyExport: {
    subject: 'Tu historial del casino está listo',
    text: 'El archivo con tus rondas está listo. Inicia sesión y descárgalo en un plazo de {days} días:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Tu cuenta de empleado en {brand}',
    text: 'Te han invitado a trabajar en {brand}. Elige una contraseña y conecta una aplicación de autenticación en un plazo de {hours} horas:\n{link}\n\nSi no sabes de qué se trata, ignora este correo. No pasará nada.\n',
  },
}
