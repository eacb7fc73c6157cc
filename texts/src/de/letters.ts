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
  stepUp: {
    subject: 'Dein Code für {brand}',
    text: 'Dein Code ist {code}. Er gilt {minutes} Minuten.\n\nEr bestätigt: {what}.\n\nNiemand bei {brand} wird dich je danach fragen. Wenn du das nicht warst, ist vielleicht jemand in deinem Konto: Ändere jetzt dein Passwort.\n',
  },
  statement: {
    subject: 'Dein Kontoauszug von {brand}',
    text: 'Dein Kontoauszug von {brand} ist da: was du eingezahlt, ausgezahlt, eingesetzt und gewonnen hast, Monat für Monat. Melde dich an, sieh ihn dir an und prüfe, ob deine Limits noch zu dir passen:\n{link}\n',
  },
  historyExport: {
    subject: 'Dein Casino-Verlauf ist fertig',
    text: 'Die Datei mit deinen Runden ist fertig. Logge dich ein und lade sie innerhalb von {days} Tagen herunter:\n{link}\n',
  },
  playPattern: {
    subject: 'Ein Blick darauf, wie du zuletzt gespielt hast',
    text: 'Du hast bei {brand} auf eine Weise gespielt, über die es sich lohnt, kurz nachzudenken. Auf dieser Seite siehst du in deinen eigenen Zahlen, was uns aufgefallen ist, und was du tun kannst:\n{link}\n\nWenn du mit jemandem sprechen möchtest, findest du dort auch kostenlose und vertrauliche Hilfe. Du musst nichts tun, und niemand nutzt das, um dir etwas zu verkaufen.\n',
  },
  documentEnds: {
    subject: 'Dein Dokument für {brand} läuft bald ab',
    text: 'Das Dokument, mit dem du dich verifiziert hast, ist gültig bis {date}. Zeig uns vorher ein neues, damit du weiter spielen und auszahlen kannst:\n{link}\n',
  },
  unverifiedClosed: {
    subject: 'Dein Konto bei {brand} wurde geschlossen',
    text: 'Das Gesetz verlangt, dass wir Konten schließen, die nicht innerhalb von {hours} Stunden verifiziert sind. Deshalb haben wir deins geschlossen. Liegt noch Geld darauf, kannst du dich anmelden und es auszahlen, sobald du verifiziert bist:\n{link}\n\nDu kannst jederzeit ein neues Konto eröffnen.\n',
  },
  dormantSoon: {
    subject: 'Melde dich an, damit dein Konto bei {brand} aktiv bleibt',
    text: 'Du hast dich zuletzt am {last} bei {brand} angemeldet. Wenn du dich nicht vor dem {date} anmeldest, gilt dein Konto als ruhend.{balance}\n\nDamit alles bleibt, wie es ist, melde dich einfach an. Auszahlen kannst du dein Geld jederzeit:\n{link}\n',
    balances: {
      kept: ' Dein Guthaben von {sum} gehört weiter dir.',
      forfeited: ' Dein Guthaben von {sum} verfällt dann nach dem Gesetz.',
      'to-regulator': ' Dein Guthaben von {sum} müssen wir dann nach dem Gesetz an die Behörde übergeben: {authority}.',
    },
  },
  dormantNow: {
    subject: 'Dein Konto bei {brand} ruht jetzt',
    text: 'Du hast dich zuletzt am {last} bei {brand} angemeldet, deshalb ruht dein Konto seit dem {date}.{balance}\n\nDu kannst dich jederzeit wieder anmelden:\n{link}\n',
    balances: {
      kept: ' Dein Guthaben von {sum} gehört weiter dir.',
      forfeited: ' Dein Guthaben von {sum} ist nach dem Gesetz verfallen.',
      'to-regulator':
        ' Dein Guthaben von {sum} haben wir nach dem Gesetz an die Behörde übergeben: {authority}. Wenn du es zurückmöchtest, melde dich bei uns.',
    },
  },
  /** {answer} is what staff wrote. */
  supportAnswer: {
    subject: 'Wir haben dir geantwortet',
    text: '{answer}\n\nLies und beantworte es auf {brand} (Nr. {number}):\n{link}\n',
  },
  supportTranscript: {
    subject: 'Deine Unterhaltung mit {brand}',
    text: 'Deine Unterhaltung Nr. {number} mit {brand}:\n\n{messages}\n',
    you: 'Du',
    us: '{brand}',
  },
  unreachable: {
    subject: 'Unsere Nachrichten erreichen dich nicht',
    text: 'Eine Nachricht von {brand} an {contact} kam zurück: Diese Adresse gibt es nicht. Prüfe oder ändere sie, damit wir dich erreichen, wenn es wichtig ist:\n{link}\n',
  },
  depositArrived: {
    subject: 'Deine Einzahlung von {sum} ist da',
    text: 'Deine Einzahlung von {sum} ist auf deinem Konto bei {brand}. Die Einzelheiten stehen in deinem Verlauf:\n{link}\n',
  },
  depositTakenBack: {
    subject: 'Deine Einzahlung von {sum} wurde zurückgeholt',
    text: 'Dein Zahlungsanbieter hat deine Einzahlung von {sum} zurückgeholt. Deshalb haben wir sie von deinem Guthaben bei {brand} abgezogen. Was das für dein Konto bedeutet, steht in deinem Verlauf:\n{link}\n\nWenn du nicht weißt, warum, frag deine Bank oder schreib uns.\n',
  },
  withdrawalPaid: {
    subject: 'Wir haben dir {sum} überwiesen',
    text: 'Deine Auszahlung von {sum} von {brand} ist unterwegs. Bis deine Bank sie anzeigt, kann es einige Tage dauern. Die Einzelheiten stehen in deinem Verlauf:\n{link}\n\nWenn du diese Auszahlung nicht veranlasst hast, ändere dein Passwort und melde dich sofort bei uns.\n',
  },
  giftEnds: {
    subject: 'Endet am {date}: {gift}',
    text: 'Das endet am {date}: {gift}. Danach kannst du es nicht mehr nutzen. Du musst es nicht nutzen, und dein eigenes Geld bleibt, wie es ist.\n\nAlles, was du hast, steht hier:\n{link}\n',
  },
  giftEnded: {
    subject: 'Beendet: {gift}',
    text: 'Das ist am {date} zu Ende gegangen: {gift}. Du kannst es nicht mehr nutzen. Dein eigenes Geld und was du gewonnen hast, bleiben deins.\n\nAlles, was du hast, steht hier:\n{link}\n',
  },
  drawWon: {
    subject: 'Du hast {sum} gewonnen',
    text: 'Du hast {sum} bei „{draw}“ gewonnen. Das Geld ist auf deinem Konto. Die Seite der Ziehung zeigt, wie gezogen wird:\n{link}\n',
  },
  withdrawalDeclined: {
    subject: 'Deine Auszahlung von {sum} hat nicht geklappt',
    text: 'Deine Auszahlung von {sum} von {brand} wurde abgelehnt. Das Geld ist wieder auf deinem Konto. Warum, steht in deinem Verlauf:\n{link}\n',
  },
  staffInvitation: {
    subject: 'Dein Mitarbeiterkonto bei {brand}',
    text: 'Du wurdest eingeladen, bei {brand} mitzuarbeiten. Leg innerhalb von {hours} Stunden ein Passwort fest und verbinde eine Authenticator-App:\n{link}\n\nWenn du nicht weißt, worum es geht, ignorier diese E-Mail. Es passiert nichts.\n',
  },
}
