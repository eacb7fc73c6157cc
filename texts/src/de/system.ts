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
    description: 'Diese Seite steht dir nicht offen.',
    button: 'Zur Startseite',
  },
  maintenance: {
    title: 'Bald zurück',
    description: 'Wir nehmen Verbesserungen vor. Dein Guthaben und deine offenen Wetten sind sicher.',
    button: 'Erneut versuchen',
  },
  blocked: {
    title: 'Dieses Konto ist gesperrt',
    description: 'Du kannst vorerst nicht spielen. Dein Guthaben bleibt erhalten. Unser Support sagt dir mehr.',
    button: 'Zum Support',
  },
  unsubscribed: {
    title: 'Du bist abgemeldet',
    description:
      'An diese Adresse schicken wir keine Neuigkeiten mehr. Nachrichten zu deinen Zahlungen und deiner Sicherheit erreichen dich weiterhin.',
    button: 'Zur Startseite',
  },
  offline: {
    title: 'Keine Verbindung',
    description:
      'Wir erreichen den Server nicht. Nichts ist verloren; dein Guthaben und deine Wetten sind, wie sie waren.',
    button: 'Erneut versuchen',
  },
  slot: {
    title: 'Das Spiel kann nicht starten',
    description: 'Es wurde nichts gesetzt. Bitte versuch es später noch einmal oder wähl ein anderes Spiel.',
    button: 'Zum Casino',
  },
  busy: {
    title: 'Einen Moment, bitte',
    description: 'Gerade ist sehr viel los. Versuch es gleich noch einmal.',
    button: 'Erneut versuchen',
  },
}
