import type { sms as en } from '../en/sms.ts'

export const sms: typeof en = {
  confirm: '{code} ist dein {brand}-Code, um diese Nummer zu bestätigen. Er gilt {minutes} Minuten.',
  code: '{code} ist dein {brand}-Code zum Einloggen. Er gilt {minutes} Minuten. Niemand bei {brand} wird dich je danach fragen.',
  stepUp:
    '{code} ist dein {brand}-Code. Er bestätigt: {what}. Er gilt {minutes} Minuten. Niemand bei {brand} wird dich je danach fragen.',
  restore:
    '{code} ist dein {brand}-Code für ein neues Passwort. Er gilt {minutes} Minuten. Wenn du das nicht warst, ignorier ihn.',
  changed: '{brand}: {contact} gehört jetzt zu deinem Konto. Wenn du das nicht warst, ändere dein Passwort: {link}',
  stopEmail: 'Du bekommst das, weil du Neuigkeiten von {brand} wolltest. Abbestellen: {link}',
  stop: 'Abbestellen: {link}',
}
