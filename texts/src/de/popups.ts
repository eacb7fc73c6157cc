import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'Der Code ist aktiv',
    text: 'Was er dir bringt, steht bei deinen Boni.',
    named: '{title} ist bereit. Du findest ihn bei deinen Boni.',
    action: 'Zu meinen Boni',
  },
  unseenCashback: {
    title: 'Cashback für dich',
    until: 'Du kannst ihn bis {date} abholen.',
    text: 'Ein Teil deiner Verluste kommt zurück. Du musst nichts dafür setzen.',
    action: 'Ansehen',
  },
  sumsub: {
    title: 'Wir müssen wissen, wer du bist',
    text: 'Bevor es weitergeht, müssen wir deine Identität prüfen. Dein Guthaben bleibt so lange, wie es ist.',
    action: 'Zur Verifizierung',
  },
  demoMode: {
    title: 'Du spielst zum Spaß',
    text: 'Gewinne in diesem Modus sind Spielgeld und können nicht ausgezahlt werden. Die Chancen sind dieselben.',
    real: 'Um Echtgeld spielen',
    stay: 'Weiter zum Spaß spielen',
  },
  shop: {
    confirmTitle: 'Möchtest du das kaufen?',
    confirmText: '{title} kostet {points, plural, one {# Punkt} other {# Punkte}}.',
    buy: 'Kaufen',
    boughtTitle: 'Es gehört dir',
    boughtText: '{title} ist auf deinem Konto.',
    done: 'Gut',
    fewTitle: 'Nicht genug Punkte',
    fewText: '{title} kostet {points, plural, one {# Punkt} other {# Punkte}}; du hast {have}.',
    toRewards: 'Wie man Punkte sammelt',
  },
  quest: {
    title: 'Quest',
    progress: '{done} von {goal}',
    reward: 'Belohnung: {reward}',
    close: 'Schließen',
  },
  character: {
    title: 'Wähl deine Figur',
    confirmTitle: 'Figur wechseln?',
    confirmText: '{name} begleitet dich von jetzt an. Deine Punkte und dein Level bleiben.',
    change: 'Wechseln',
    choose: '{name} wählen',
    mine: 'Gehört jetzt dir',
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
    go: 'Ansehen',
  },
  campaign: {
    preview: 'Vorschau',
  },
  confirms: {
    burnBonuses: {
      title: 'Auszahlen und den Bonus verlieren?',
      text: 'Diese Auszahlung storniert deinen aktiven Bonus. Du verlierst {amount} Bonusgeld und deinen bisherigen Umsatz dafür. Dein eigenes Geld und was du damit gewonnen hast, bleiben dir.',
      agree: 'Auszahlen, Bonus verlieren',
      reject: 'Bonus behalten',
    },
    confirmEmail: {
      title: 'Bestätige deine E-Mail-Adresse',
      text: 'Wir schicken einen Link an {contact}. Mit einer bestätigten Adresse kommst du immer wieder in dein Konto.',
      agree: 'Link senden',
      reject: 'Später',
    },
    bonusRemove: {
      title: 'Diesen Bonus stornieren?',
      text: 'Du verlierst {amount} Bonusgeld und deinen bisherigen Umsatz dafür. Dein eigenes Geld und was du damit gewonnen hast, bleiben dir.',
      agree: 'Bonus stornieren',
      reject: 'Bonus behalten',
    },
    bonusActivate: {
      title: 'Diesen Bonus aktivieren?',
      text: 'Ab jetzt zählen deine Einsätze dafür. Sobald du {required} eingesetzt hast, kommen {amount} auf dein Guthaben; bis dahin lässt sich der Bonus weder einsetzen noch auszahlen.',
      agree: 'Aktivieren',
      reject: 'Jetzt nicht',
    },
    fillProfile: {
      title: 'Einige deiner Daten fehlen',
      text: 'Dafür müssen wir etwas mehr über dich wissen. Danach kommst du hierher zurück.',
      agree: 'Zu meinem Profil',
      reject: 'Jetzt nicht',
    },
    bettingBonusActivated: {
      title: 'Dein Wettbonus ist aktiv',
      text: 'Du kannst ihn auf jedes Spiel setzen, das zu seinen Bedingungen passt.',
      agree: 'Zu den Spielen',
      reject: 'Hier bleiben',
    },
  },
}
