import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: 'Setz dein Passwort für {brand} zurück',
    text: 'Für dein Konto bei {brand} wurde ein neues Passwort angefordert.\n\nWähl innerhalb von {minutes} Minuten ein neues:\n{link}\n\nWenn du das nicht warst, ignorier diese E-Mail. Dein Passwort ändert sich nicht.\n',
  },
  confirm: {
    subject: 'Bestätige deine E-Mail-Adresse für {brand}',
    text: 'Öffne diesen Link innerhalb von {minutes} Minuten, um zu bestätigen, dass diese Adresse dir gehört:\n{link}\n\nOder gib diesen Code ein: {code}\n\nWenn du kein Konto bei {brand} hast, ignorier diese E-Mail. Es passiert nichts.\n',
  },
  code: {
    subject: 'Dein Code für {brand}',
    text: 'Dein Code ist {code}. Er gilt {minutes} Minuten.\n\nNiemand bei {brand} wird dich je danach fragen. Wenn du diesen Code nicht angefordert hast, kennt vielleicht jemand dein Passwort: Ändere es jetzt.\n',
  },
  historyExport: {
    subject: 'Dein Casino-Verlauf ist fertig',
    text: 'Die Datei mit deinen Runden ist fertig. Logge dich ein und lade sie innerhalb von {days} Tagen herunter:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Dein Mitarbeiterkonto bei {brand}',
    text: 'Du wurdest eingeladen, bei {brand} mitzuarbeiten. Leg innerhalb von {hours} Stunden ein Passwort fest und verbinde eine Authenticator-App:\n{link}\n\nWenn du nicht weißt, worum es geht, ignorier diese E-Mail. Es passiert nichts.\n',
  },
}
