import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'Aktionscode eingelöst',
    text: 'Was du bekommen hast, findest du bei deinen Boni.',
    named: '{title} ist bereit. Du findest ihn bei deinen Boni.',
    action: 'Meine Boni ansehen',
  },
  unseenCashback: {
    title: 'Du hast Cashback',
    until: 'Hol ihn dir bis {date}.',
    text: 'Du bekommst einen Teil deiner Verluste zurück. Umsetzen musst du nichts.',
    paid: 'Es ist schon auf deinem Guthaben. Umsetzen musst du nichts.',
    action: 'Cashback ansehen',
  },
  sumsub: {
    title: 'Verifiziere deine Identität',
    text: 'Dein Guthaben ist sicher. Du kannst dieses Fenster jederzeit schließen und später weitermachen.',
    steps: 'Alle Schritte ansehen',
    loading: 'Das Formular wird geöffnet …',
    failed: 'Wir konnten das Formular nicht öffnen. Prüfe deine Verbindung und versuche es noch einmal.',
    again: 'Noch einmal versuchen',
    inside: 'Solange du im Formular bist, schließt Esc dieses Fenster nicht. Mit Umschalt + Tab kommst du zurück.',
  },
  demoMode: {
    title: 'Du spielst gratis',
    text: 'Du spielst mit Spielgeld. Gewinne kannst du deshalb nicht auszahlen. Die Chancen sind dieselben wie um Echtgeld.',
    real: 'Um Echtgeld spielen',
    stay: 'Weiter gratis spielen',
  },
  shop: {
    toTournament: 'Zum Turnier',
    confirmTitle: 'Möchtest du das kaufen?',
    confirmText: '{title} kostet {points, plural, one {# Punkt} other {# Punkte}}.',
    buy: 'Kaufen',
    boughtTitle: 'Es gehört dir',
    boughtText: 'Dein Kauf: {title}.',
    done: 'Fertig',
    fewTitle: 'Nicht genug Punkte',
    fewText: '{title} kostet {points, plural, one {# Punkt} other {# Punkte}}. Du hast {have}.',
    toRewards: 'So sammelst du Punkte',
  },
  quest: {
    title: 'Quest',
    progress: '{done} von {goal}',
    reward: 'Belohnung: {points, plural, one {# Punkt} other {# Punkte}}',
    close: 'Schließen',
  },
  character: {
    title: 'Wähl deine Figur',
    confirmTitle: 'Figur wechseln?',
    confirmText: '{name} wird deine Figur. Deine Punkte und dein Level bleiben.',
    change: 'Wechseln',
    choose: '{name} wählen',
    mine: 'Deine Figur',
  },
  inactivity: {
    title: 'Bist du noch da?',
    text: 'Zu deiner Sicherheit loggen wir dich bei Inaktivität aus. Dein Guthaben und deine Wetten bleiben, wie sie sind.',
    left: '{seconds, plural, one {noch # Sekunde} other {noch # Sekunden}}',
    stay: 'Eingeloggt bleiben',
    leave: 'Ausloggen',
  },
  registration: {
    wrongRegServerError:
      'In dieser App konnten wir dein Konto nicht eröffnen. Versuch es noch einmal oder öffne die Seite im Browser.',
  },
  promotion: {
    go: 'Mehr lesen',
  },
  campaign: {
    preview: 'Vorschau',
  },
  confirms: {
    burnBonuses: {
      title: 'Auszahlen und den Bonus verlieren?',
      text: 'Diese Auszahlung storniert deinen aktiven Bonus. Du verlierst {amount} Bonusgeld und deinen bisherigen Umsatz. Dein eigenes Geld und deine Gewinne damit behältst du.',
      agree: 'Auszahlen, Bonus verlieren',
      reject: 'Bonus behalten',
    },
    confirmEmail: {
      title: 'Bestätige deine E-Mail-Adresse',
      text: 'Wir schicken einen Link an {contact}. Mit einer bestätigten Adresse kommst du wieder in dein Konto, wenn du dein Passwort vergisst.',
      agree: 'Link senden',
      reject: 'Jetzt nicht',
    },
    bonusRemove: {
      title: 'Diesen Bonus stornieren?',
      text: 'Du verlierst {amount} Bonusgeld und deinen bisherigen Umsatz. Dein eigenes Geld und deine Gewinne damit behältst du.',
      agree: 'Bonus stornieren',
      reject: 'Bonus behalten',
    },
    bonusActivate: {
      title: 'Diesen Bonus aktivieren?',
      text: 'Ab jetzt zählen deine Einsätze dafür. Sobald du {required} eingesetzt hast, kommen {amount} auf dein Guthaben. Bis dahin kannst du damit nicht spielen und ihn nicht auszahlen.',
      agree: 'Aktivieren',
      reject: 'Jetzt nicht',
    },
    fillProfile: {
      title: 'Vervollständige dein Profil',
      text: 'Bevor du weitermachen kannst, brauchen wir noch ein paar Angaben. Danach bringen wir dich hierher zurück.',
      agree: 'Zu meinem Profil',
      reject: 'Jetzt nicht',
    },
    bettingBonusActivated: {
      title: 'Dein Wettbonus ist aktiv',
      text: 'Ab jetzt zählen deine abgerechneten Wetten dafür, so wie es seine Bedingungen sagen.',
      agree: 'Spiele ansehen',
      reject: 'Hier bleiben',
    },
  },
}
