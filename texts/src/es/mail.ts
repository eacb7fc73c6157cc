import type { mail as en } from '../en/mail.ts'

export const mail: typeof en = {
  sentBy: 'Enviado por {brand}.',
  required: 'Enviado por {brand}. La ley nos pide que te lo comuniquemos.',
  actions: {
    choosePassword: 'Elegir nueva contraseña',
    confirmEmail: 'Confirmar tu correo',
    security: 'Revisar tu seguridad',
    contacts: 'Revisar tus contactos',
    document: 'Añadir un documento nuevo',
    logIn: 'Iniciar sesión',
    invitation: 'Crear tu contraseña',
    statement: 'Ver tu extracto',
    playPattern: 'Ver tu juego',
    payments: 'Ver tus pagos',
    download: 'Descargar tus rondas',
    answer: 'Leer y responder',
    campaign: 'Ver lo que tienes',
    draw: 'Ver el sorteo',
    bonuses: 'Ver mis bonos',
  },
}
