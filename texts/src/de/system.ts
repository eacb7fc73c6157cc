import type { system as en } from '../en/system.ts'

export const system: typeof en = {
  notFound: {
    title: 'Seite nicht gefunden',
    description:
      'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder der Link enthält einen Tippfehler.',
    button: 'Zur Startseite',
  },
  forbidden: {
    title: 'Kein Zugang',
    description: 'Du hast keinen Zugriff auf diese Seite.',
    button: 'Zur Startseite',
  },
  maintenance: {
    title: 'Bald zurück',
    description: 'Wir nehmen Verbesserungen vor. Dein Guthaben und deine offenen Wetten sind sicher.',
    button: 'Erneut versuchen',
  },
  blocked: {
    title: 'Dein Konto ist gesperrt',
    description: 'Du kannst gerade nicht spielen. Dein Guthaben bleibt erhalten. Mehr erfährst du beim Support.',
    button: 'Support kontaktieren',
  },
  unsubscribed: {
    title: 'Du hast dich abgemeldet',
    description:
      'An diese Adresse schicken wir keine Neuigkeiten und Angebote mehr. Nachrichten zu deinen Zahlungen und deiner Sicherheit bekommst du weiterhin.',
    button: 'Zur Startseite',
  },
  offline: {
    title: 'Du bist offline',
    description:
      'Wir erreichen unsere Server nicht. Dein Guthaben und deine Wetten sind sicher. Prüf deine Verbindung und versuch es noch einmal.',
    button: 'Erneut versuchen',
  },
  slot: {
    title: 'Das Spiel konnte nicht starten',
    description: 'Es wurde nichts abgebucht. Versuch es später noch einmal oder wähl ein anderes Spiel.',
    button: 'Zum Casino',
  },
  busy: {
    title: 'Gerade ist sehr viel los',
    description: 'Dein Guthaben und deine offenen Wetten sind sicher. Versuch es gleich noch einmal.',
    button: 'Erneut versuchen',
  },
}
