import type { inbox as en } from '../en/inbox.ts'

export const inbox: typeof en = {
  title: 'Nachrichten',
  description: 'Was wir dir mitgeteilt haben und was dich wo erreicht.',
  empty: {
    title: 'Noch keine Nachrichten',
    text: 'Nachrichten zu Sicherheit, Zahlungen und Konto erscheinen hier.',
  },
  unread:
    '{count, plural, =0 {Keine ungelesenen Nachrichten} one {# ungelesene Nachricht} other {# ungelesene Nachrichten}}',
  isNew: 'Neu',
  markAll: 'Alle als gelesen markieren',
  more: 'Ältere Nachrichten zeigen',
  failed: 'Deine Nachrichten konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
  unreachable:
    'Nachrichten an {contact} kommen zurück: Diese Adresse gibt es nicht. Ändere sie, damit wir dich erreichen.',
  change: 'Kontakt ändern',
  settings: {
    title: 'Was dich erreicht',
    text: 'Wähl für jedes Thema, wie wir dir Bescheid geben. Nachrichten zur Sicherheit und solche, die das Gesetz verlangt, lassen sich nicht abschalten.',
    fixed: 'Immer an',
    quiet: 'Zwischen {from} und {until} Uhr deiner Zeitzone kommen nie Neuigkeiten.',
    news: 'Neuigkeiten und Angebote',
    newsText: 'Diese wählst du für jeden Kontakt.',
    failed: 'Deine Wahl wurde nicht gespeichert. Versuch es noch einmal.',
  },
  topics: {
    security: 'Sicherheit',
    account: 'Konto',
    payments: 'Zahlungen',
    play: 'Spielverlauf',
    protection: 'Sicher spielen',
    support: 'Support',
    news: 'Neuigkeiten',
  },
  channels: {
    email: 'E-Mail',
    sms: 'SMS',
    push: 'Dieses Gerät',
    inbox: 'Nachrichten auf der Website',
  },
}
