import type { fairness as en } from '../en/fairness.ts'

export const fairness: typeof en = {
  title: 'Runde prüfen',
  description: 'Rechne jede Runde aus ihren Seeds in deinem eigenen Browser nach.',
  intro:
    'Bevor du gesetzt hast, haben wir den Hash unseres Seeds gezeigt. Diese Seite nimmt diesen Seed, deinen Seed und die Nummer der Runde und spielt die Runde noch einmal, in deinem Browser, nach denselben Regeln. An uns wird nichts gesendet.',
  pick: {
    title: 'Deine letzten Runden',
    label: 'Letzte Runden',
    older: 'Alle Runden',
    none: 'Du hast noch keine Echtgeldrunde gespielt.',
    signedOut: 'Logge dich ein, um eine deiner Runden zu wählen, oder füg unten die Daten einer beliebigen Runde ein.',
  },
  data: {
    label: 'Daten einer Runde',
    hint: 'Seeds, Entscheidungen und Ergebnis als JSON. Ändere etwas daran und sieh, was passiert.',
    wrong: 'Das sind keine Daten einer Runde.',
  },
  check: 'Prüfen',
  hidden: {
    title: 'Unser Seed ist noch geheim',
    text: 'Er bestimmt auch deine nächsten Runden und wird deshalb erst gezeigt, wenn du die Seeds wechselst. Deine nächsten Runden folgen dann aus einem neuen Paar, dessen Hash du schon kennst.',
    action: 'Seeds wechseln und den alten zeigen',
  },
  verdicts: {
    matches: {
      title: 'Es stimmt überein',
      text: 'Der Seed ist der, auf den wir uns festgelegt haben, und Ergebnis und Gewinn folgen aus ihm.',
    },
    differs: {
      title: 'Es stimmt nicht überein',
      text: 'Was über diese Runde gesagt wird, folgt nicht aus ihren Seeds. Wo es abweicht, ist unten markiert.',
    },
    part: {
      title: 'Es ließ sich zum Teil prüfen',
      text: 'Nichts spricht gegen die Runde, aber ihr Ergebnis ließ sich hier nicht nachrechnen.',
    },
  },
  hindrances: {
    'unknown-game': 'Keines unserer Spiele heißt so, deshalb sind seine Regeln hier nicht bekannt.',
    'other-version': 'Die Runde wurde nach einer anderen Fassung der Regeln gespielt als der heutigen.',
  },
  noCrypto: 'Dein Browser berechnet Hashes nur auf sicheren Adressen (https). Öffne diese Seite dort.',
  steps: {
    commitment: {
      title: 'Der Seed ist der, auf den wir uns festgelegt haben',
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
    win: {
      title: 'Der Gewinn folgt aus dem Ergebnis',
      text: 'Was die Gewinntabelle für diesen Einsatz zahlt.',
    },
  },
  holds: 'Bestätigt',
  fails: 'Stimmt nicht',
  said: 'Aufgezeichnet',
  found: 'Nachgerechnet',
  nothing: 'Nichts, was die Regeln erlauben',
  messages: 'Gehashte Texte',
  numbers: 'Zahlen',
}
