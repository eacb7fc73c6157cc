import type { fairness as en } from '../en/fairness.ts'

export const fairness: typeof en = {
  title: 'Runde prüfen',
  description: 'Rechne jede Runde aus ihren Seeds in deinem eigenen Browser nach.',
  intro:
    'Vor deinem Einsatz haben wir den Hash unseres Seeds gezeigt. Diese Seite nimmt diesen Seed, deinen Seed und die Rundennummer und spielt die Runde in deinem Browser nach denselben Regeln noch einmal. An uns wird nichts gesendet.',
  pick: {
    title: 'Deine letzten Runden',
    label: 'Letzte Runden',
    older: 'Alle Runden',
    none: 'Du hast noch keine Runde um Echtgeld gespielt.',
    signedOut: 'Logge dich ein, um eine deiner Runden zu wählen, oder füg unten die Daten einer beliebigen Runde ein.',
  },
  data: {
    label: 'Daten einer Runde',
    hint: 'Seeds, Entscheidungen und Ergebnis als JSON. Ändere etwas daran und sieh, was passiert.',
    wrong: 'Das sind keine gültigen Rundendaten.',
  },
  check: 'Prüfen',
  hidden: {
    title: 'Unser Seed ist noch geheim',
    text: 'Er bestimmt auch deine nächsten Runden, deshalb decken wir ihn erst auf, wenn du die Seeds wechselst. Deine nächsten Runden nutzen dann ein neues Paar. Den Hash unseres Seeds kennst du schon.',
    action: 'Seeds wechseln und alten aufdecken',
  },
  verdicts: {
    matches: {
      title: 'Runde bestätigt',
      text: 'Der Seed passt zum gezeigten Hash, und Ergebnis und Gewinn folgen aus ihm.',
    },
    differs: {
      title: 'Es stimmt nicht überein',
      text: 'Die Daten dieser Runde folgen nicht aus ihren Seeds. Unten siehst du, wo sie abweichen. Ist es deine Runde, wende dich an den Support.',
    },
    part: {
      title: 'Teilweise bestätigt',
      text: 'Wir haben keinen Fehler gefunden, aber das Ergebnis ließ sich hier nicht nachrechnen.',
    },
  },
  hindrances: {
    'unknown-game': 'Keines unserer Spiele heißt so, deshalb können wir nicht nachrechnen.',
    'other-version': 'Diese Runde wurde nach einer anderen Version der Regeln gespielt.',
  },
  noCrypto: 'Dein Browser berechnet Hashes nur auf sicheren Adressen (https). Öffne diese Seite dort.',
  steps: {
    commitment: {
      title: 'Der Seed passt zum gezeigten Hash',
      text: 'SHA-256 des Server-Seeds muss der Hash sein, der vor dem Einsatz gezeigt wurde.',
    },
    numbers: {
      title: 'Die Zahlen folgen aus den Seeds',
      text: 'HMAC-SHA256 mit dem Server-Seed als Schlüssel über deinen Seed, die Nummer der Runde und die Nummer des Blocks. {count, plural, one {# Zahl wurde verwendet.} other {# Zahlen wurden verwendet.}}',
    },
    outcome: {
      title: 'Das Ergebnis folgt aus den Zahlen',
      text: 'Die Regeln des Spiels, angewandt auf diese Zahlen und deine Entscheidungen.',
    },
    jackpot: {
      title: 'Der Jackpot folgt aus den Seeds',
      text: 'Jede Stufe hat eine eigene Zahl aus denselben Seeds. Die Runde gewinnt die größte Stufe, deren Zahl im Anteil des Einsatzes liegt.',
    },
    win: {
      title: 'Der Gewinn folgt aus dem Ergebnis',
      text: 'Was die Gewinntabelle für diesen Einsatz zahlt.',
    },
  },
  holds: 'Bestätigt',
  fails: 'Stimmt nicht',
  said: 'Aufgezeichnet',
  found: 'Nachgerechnet',
  noLevel: 'Keine Stufe gewonnen',
  nothing: 'Nichts, was die Regeln erlauben',
  messages: 'Gehashte Texte',
  numbers: 'Zahlen',
  algorithm: {
    title: 'So funktioniert {game}',
    description: 'Alles, um eine Runde von {game} selbst nachzurechnen: Seeds, Zahlen, Regeln und Beispiele.',
    intro:
      'Mehr braucht es nicht, um eine Runde ohne uns nachzurechnen: wie die Zahlen aus den Seeds folgen und das Ergebnis aus den Zahlen. Damit kann jeder ein Prüfprogramm schreiben.',
    version: 'Version {version}',
    play: '{game} spielen',
    back: 'Runde prüfen',
    inEnglish: 'Der folgende Text ist auf Englisch.',
    choices: 'Was der Spieler wählt',
    outcome: 'Von den Zahlen zum Ergebnis',
    win: 'Vom Ergebnis zum Gewinn',
    common: 'In allen Spielen gleich',
    figures: 'Kennzahlen',
    examples: 'Beispiele',
    exampleNote: 'Runden mit allem, woraus ihr Ergebnis folgt. Ein Prüfprogramm muss bei jeder auf dasselbe kommen.',
    example: 'Beispiel {number}',
  },
  games: {
    title: 'So funktionieren unsere Spiele',
    text: 'Für jedes Spiel der genaue Weg von den Seeds zum Ergebnis, mit Beispielen.',
  },
  offline: {
    title: 'Prüfprogramm ohne Internet',
    text: 'Eine Datei, die Runden aller unserer Spiele auf deinem Gerät nachrechnet, ohne Internet. Ihre Regeln wurden getrennt von denen unseres Servers geschrieben, deshalb fiele ein Fehler auf beiden Seiten auf.',
    action: 'Prüfprogramm herunterladen',
  },
}
