import type { push as en } from '../en/push.ts'

export const push: typeof en = {
  title: 'Mitteilungen auf diesem Gerät',
  text: 'Wir können dir auf diesem Gerät sagen, wenn etwas passiert, auch wenn die Seite geschlossen ist. Du wählst, worüber. Mit dem Ausloggen endet es.',
  turnOn: 'Mitteilungen einschalten',
  turnOff: 'Auf diesem Gerät ausschalten',
  isOn: 'Mitteilungen sind auf diesem Gerät eingeschaltet.',
  denied:
    'Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie in den Einstellungen des Browsers für diese Seite und komm dann zurück.',
  unsupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  install: 'Auf einem iPhone oder iPad füge diese Seite zuerst zum Home-Bildschirm hinzu und öffne sie dann von dort.',
  addToHome: {
    text: 'Die Seite öffnet sich dann im Vollbild wie eine App und kann dich auch benachrichtigen, wenn sie geschlossen ist.',
    share:
      'Tippe in der Leiste des Browsers auf „Teilen“. In neueren Versionen von Safari steht es hinter den drei Punkten.',
    add: 'Wähle „Zum Home-Bildschirm“.',
    done: 'Tippe auf „Hinzufügen“ und öffne die Seite über ihr Symbol.',
  },
  failed: 'Die Mitteilungen ließen sich nicht einschalten. Versuch es später noch einmal.',
  legend: 'Sag mir Bescheid über',
  bets: 'Abgerechnete Wetten',
  payments: 'Einzahlungen und Auszahlungen',
  support: 'Antworten des Supports',
  matches: 'Den Anpfiff von Spielen, denen ich folge',
  details: 'Beträge und Namen zeigen',
  detailsText: 'Wer deinen gesperrten Bildschirm sieht, kann sie lesen.',
  follow: 'Sag mir, wenn es beginnt',
  unfollow: 'Du erfährst, wenn es beginnt',
  followNamed: 'Sag mir, wenn {match} beginnt',
  devices: 'Geräte mit Mitteilungen',
  since: 'Eingeschaltet: {time}',
  remove: 'Entfernen',
  removeNamed: '{device} entfernen',
  removeFailed: 'Das Gerät ließ sich nicht entfernen. Versuch es noch einmal.',
  offerBets:
    'Willst du wissen, wie deine Wette ausgeht? Wir können es dir auf diesem Gerät sagen, auch wenn die Seite geschlossen ist.',
  offerMatches: 'Wir können dir auf diesem Gerät sagen, wenn es beginnt, auch wenn die Seite geschlossen ist.',
  notNow: 'Jetzt nicht',
  followFull: 'Das Spiel hat begonnen, oder du folgst zu vielen.',
  followFailed: 'Deine Wahl ließ sich nicht speichern. Versuch es noch einmal.',
  kept: {
    note: 'Auf diesem Gerät gespeichert: {time}. Seitdem kann sich etwas geändert haben.',
    slip: 'Dein Wettschein',
    bets: 'Deine letzten Wetten',
    payments: 'Deine letzten Zahlungen',
  },
}
