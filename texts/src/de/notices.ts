import type { notices as en } from '../en/notices.ts'

export const notices: typeof en = {
  unknownDevice: 'Unbekanntes Gerät',
  details: 'Gerät: {device}\nNetz: {network}\nZeit: {time} UTC',
  advice:
    'Wenn du das warst, musst du nichts tun.\n\nWenn nicht, ändere jetzt dein Passwort und melde deine anderen Geräte ab:\n{link}',
  contactAdvice:
    'Wenn du das warst, musst du nichts tun.\n\nWenn nicht, ändere sofort dein Passwort. Kannst du dich nicht anmelden, melde dich bei uns:\n{link}',
  kinds: {
    newDevice: {
      subject: 'Neue Anmeldung bei deinem {brand}-Konto',
      text: 'Jemand hat sich mit einem Gerät, das du bisher nicht benutzt hast, bei deinem {brand}-Konto angemeldet.',
    },
    password: {
      subject: 'Dein {brand}-Passwort wurde geändert',
      text: 'Das Passwort deines {brand}-Kontos wurde geändert.',
    },
    emailChanged: {
      subject: 'Die E-Mail-Adresse deines {brand}-Kontos wurde geändert',
      text: 'Die E-Mail-Adresse deines {brand}-Kontos ist jetzt {contact}.',
    },
    phoneChanged: {
      subject: 'Die Telefonnummer deines {brand}-Kontos wurde geändert',
      text: 'Die Telefonnummer deines {brand}-Kontos ist jetzt {contact}.',
    },
    secondStepOn: {
      subject: 'Codes per E-Mail sind bei {brand} aktiviert',
      text: 'Dein {brand}-Konto fragt bei der Anmeldung jetzt nach einem Code aus einer E-Mail.',
    },
    secondStepOff: {
      subject: 'Codes per E-Mail sind bei {brand} deaktiviert',
      text: 'Dein {brand}-Konto fragt bei der Anmeldung nicht mehr nach einem Code aus einer E-Mail.',
    },
    serviceLinked: {
      subject: 'Eine App hat jetzt Zugang zu deinem {brand}-Konto',
      text: 'Ein Messenger-Konto wurde mit deinem {brand}-Konto verknüpft. Es kann sich jetzt ohne dein Passwort anmelden.',
    },
    serviceUnlinked: {
      subject: 'Eine App hat keinen Zugang mehr zu deinem {brand}-Konto',
      text: 'Die Verknüpfung einer App mit deinem {brand}-Konto wurde gelöst. Sie kann sich nicht mehr anmelden.',
    },
    appOn: {
      subject: 'Eine Authenticator-App ist bei {brand} aktiviert',
      text: 'Eine Authenticator-App wurde mit deinem {brand}-Konto verbunden. Für die Anmeldung brauchst du jetzt einen Code daraus.',
    },
    appOff: {
      subject: 'Die Authenticator-App ist bei {brand} deaktiviert',
      text: 'Die Authenticator-App wurde von deinem {brand}-Konto entfernt. Ihre Wiederherstellungscodes gelten nicht mehr.',
    },
    recoveryUsed: {
      subject: 'Ein Wiederherstellungscode wurde bei {brand} benutzt',
      text: 'Einer deiner Wiederherstellungscodes wurde für dein {brand}-Konto benutzt. Er gilt nicht noch einmal.',
    },
    recoveryRenewed: {
      subject: 'Neue Wiederherstellungscodes bei {brand}',
      text: 'Für dein {brand}-Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
    },
    passkeyAdded: {
      subject: 'Ein Passkey wurde bei {brand} hinzugefügt',
      text: 'Zu deinem {brand}-Konto wurde ein Passkey hinzugefügt. Er öffnet das Konto ohne Passwort.',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey wurde bei {brand} entfernt',
      text: 'Ein Passkey wurde von deinem {brand}-Konto entfernt. Er öffnet es nicht mehr.',
    },
  },
}
