import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Ein neues Passwort für {brand}',
    text: 'Für dein Konto bei {brand} wurde ein neues Passwort angefordert.\n\nWähl es hier innerhalb von {minutes} Minuten:\n{link}\n\nWenn du das nicht warst, ignoriere diese E-Mail. Dein Passwort ändert sich nicht.\n',
  },
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse bei {brand}',
    text: 'Öffne diesen Link innerhalb von {minutes} Minuten, um zu bestätigen, dass diese Adresse dir gehört:\n{link}\n\nOder gib diesen Code ein: {code}\n\nWenn du kein Konto bei {brand} hast, musst du nichts tun: Es passiert nichts.\n',
  },
  code: {
    subject: 'Dein Code für {brand}',
    text: 'Dein Code ist {code}. Er gilt {minutes} Minuten.\n\nNiemand bei {brand} fragt dich danach. Wenn du dich nicht einloggen und nichts ändern wolltest, ändere dein Passwort: Jemand kennt es.\n',
  },
  historyExport: {
    subject: 'Dein Casino-Verlauf ist fertig',
    text: 'Die Datei mit den Runden, die du angefordert hast, ist fertig. Du kannst sie hier {days} Tage lang herunterladen, nachdem du dich eingeloggt hast:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Dein Mitarbeiterkonto bei {brand}',
    text: 'Du wurdest eingeladen, an {brand} mitzuarbeiten. Lege innerhalb von {hours} Stunden ein Passwort fest und verbinde eine Authenticator-App:\n{link}\n\nWenn du nicht weißt, worum es geht, ignoriere diese E-Mail: Es passiert nichts.\n',
  },
}
