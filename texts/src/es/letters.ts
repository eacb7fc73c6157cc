import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Una contraseña nueva para {brand}',
    text: 'Alguien ha pedido una contraseña nueva para tu cuenta de {brand}.\n\nElígela aquí en un plazo de {minutes} minutos:\n{link}\n\nSi no has sido tú, ignora este correo. Tu contraseña no cambiará.\n',
  },
  confirm: {
    subject: 'Confirma tu correo en {brand}',
    text: 'Abre este enlace en un plazo de {minutes} minutos para confirmar que esta dirección es tuya:\n{link}\n\nO escribe este código: {code}\n\nSi no tienes cuenta en {brand}, no hagas nada: no pasará nada.\n',
  },
  code: {
    subject: 'Tu código de {brand}',
    text: 'Tu código es {code}. Vale durante {minutes} minutos.\n\nNadie de {brand} te lo pedirá. Si no intentabas iniciar sesión ni cambiar tus ajustes, cambia tu contraseña: alguien la conoce.\n',
  },
  historyExport: {
    subject: 'Tu historial del casino está listo',
    text: 'El archivo con las rondas que pediste está listo. Puedes descargarlo aquí durante {days} días, después de iniciar sesión:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Tu cuenta de empleado en {brand}',
    text: 'Te han invitado a trabajar en {brand}. Elige una contraseña y conecta una aplicación de autenticación en un plazo de {hours} horas:\n{link}\n\nSi no sabes de qué se trata, no hagas caso de este correo: no pasará nada.\n',
  },
}
