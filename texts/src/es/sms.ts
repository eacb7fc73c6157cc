import type { sms as en } from '../en/sms.ts'

export const sms: typeof en = {
  confirm: '{code} es tu código de {brand} para confirmar este número. Vale durante {minutes} minutos.',
  code: '{code} es tu código de {brand} para iniciar sesión. Vale durante {minutes} minutos. Nadie de {brand} te lo pedirá nunca.',
  stepUp:
    '{code} es tu código de {brand} para confirmar: {what}. Vale durante {minutes} minutos. Nadie de {brand} te lo pedirá nunca.',
  restore:
    '{code} es tu código de {brand} para elegir una contraseña nueva. Vale durante {minutes} minutos. Si no has sido tú, ignóralo.',
  changed: '{brand}: {contact} es ahora un contacto de tu cuenta. Si no has sido tú, cambia la contraseña: {link}',
  stopEmail: 'Recibes esto porque pediste novedades a {brand}. Darse de baja: {link}',
  stop: 'Darse de baja: {link}',
}
