import type { Messages } from '../messages.ts'

export const loyalty: Messages['loyalty'] = {
  notices: {
    level: {
      title: 'Neues Level: {name}',
      message: 'Du hast {name} erreicht. Gutgeschriebene Punkte: {points}.',
      without: 'Du hast {name} erreicht. Was es dir bringt, steht unter Prämien.',
    },
    quest: {
      title: 'Aufgabe erledigt',
      message: '{name}. Gutgeschriebene Punkte: {points}.',
    },
    product: {
      title: 'Gehört dir',
      message: '{name} ist in deinem Konto. Eingelöste Punkte: {points}.',
    },
    refund: {
      title: 'Punkte erstattet',
      message: 'Wir haben {name} zurückgenommen und dir die Punkte erstattet: {points}.',
    },
    expiry: {
      title: 'Punkte verfallen bald',
      message: 'Punkte, die am {date} verfallen, wenn du sie nicht einlöst: {points}.',
    },
    expired: {
      title: 'Punkte verfallen',
      message: 'Verfallene Punkte: {points}.',
    },
    adjustment: {
      title: 'Punkte geändert',
      message: 'Unser Team hat deine Punkte geändert: {sign}{points}.',
    },
  },
  balance: 'Deine Punkte',
  pointsName: 'Punkte',
  level: 'Level {place} von {count}',
  next: 'Noch {points} Erfahrung bis {name}',
  last: 'Du hast das höchste Level erreicht.',
  progress: 'Fortschritt zum nächsten Level',
  levels: 'Level',
  reached: 'Erreicht',
  yours: 'Dein Level',
  from: 'Ab {points} Erfahrung',
  benefits: {
    points: '{percent} mehr Punkte auf jeden Einsatz',
    shop: '{percent} Rabatt im Shop',
    payout: 'Auszahlungen werden {percent} schneller geprüft',
    reward: '{points} Punkte, wenn du es erreichst',
    character: 'Neuer Charakter: {name}',
    start: 'Punkte ab deinem ersten Einsatz',
  },
  earning: {
    title: 'So sammelst du Punkte',
    text: 'Jeder Einsatz mit Echtgeld bringt Punkte, ob er gewinnt oder nicht. Dein Level wächst mit deiner gesamten Erfahrung und sinkt nie, auch wenn du Punkte einlöst.',
    rate: 'Punkte je {unit} Einsatz',
    weights: 'So viel eines Einsatzes zählt',
    types: {
      slot: 'Spielautomaten',
      fast: 'Schnelle Spiele',
      casino: 'Tischspiele',
      live: 'Live-Spiele',
      logical: 'Logikspiele',
      high_low: 'High-Low-Spiele',
      betting: 'Sportwetten',
    },
    expires:
      'Punkte eines Monats verfallen {months, plural, one {# Monat} other {# Monate}} nach seinem Ende. Vorher sagen wir dir Bescheid.',
    worth: 'Punkte sind viel weniger wert als die Einsätze dafür. Setze nie mehr, um welche zu bekommen.',
  },
  paused: {
    title: 'Du sammelst gerade keine Punkte',
    text: 'Deine Punkte und dein Level bleiben, wie sie sind. In einer Pause, mit eingeschränktem Konto oder wo Prämien nicht erlaubt sind, sammelt niemand Punkte.',
  },
  expiring: '{points} deiner Punkte verfallen am {date}.',
  visitor: {
    title: 'Melde dich an, um deine Punkte zu sehen',
    text: 'Deine Punkte und dein Level gehören zu deinem Konto.',
    action: 'Anmelden',
  },
  history: {
    title: 'Punkteverlauf',
    action: 'Verlauf ansehen',
    empty: 'Hier erscheinen deine Punkte und woher sie kommen.',
    causes: {
      play: 'Spiel',
      level: 'Level-Prämie',
      quest: 'Aufgabe',
      spent: 'Shop',
      refund: 'Erstattung',
      expired: 'Verfallen',
      adjustment: 'Korrektur',
    },
  },
  told: 'Mitteilungen',
  locked: 'Ab Level {place}',
}
