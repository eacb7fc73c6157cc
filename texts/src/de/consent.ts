import type { consent as en } from '../en/consent.ts'

export const consent: typeof en = {
  title: 'Deine Privatsphäre',
  text: 'Wir würden gern etwas mehr speichern und nutzen, als die Seite braucht. Sag Nein, und alles funktioniert trotzdem.',
  about: 'Du entscheidest. Alles funktioniert auch ohne das Folgende, und du kannst es hier jederzeit ändern.',
  accept: 'Alles annehmen',
  refuse: 'Nur Notwendiges',
  choose: 'Selbst auswählen',
  save: 'Auswahl speichern',
  kept: 'Wir haben deine Auswahl gespeichert.',
  by: 'Genutzt von {vendors}.',
  private:
    'Dein Browser bittet Websites, dir nicht zu folgen. Daran halten wir uns, solange du hier nichts anderes wählst.',
  needed: {
    title: 'Notwendig',
    text: 'Hält dich eingeloggt und merkt sich deine Sprache, das Aussehen der Seite und diese Auswahl.',
    always: 'Immer an',
  },
  functional: {
    title: 'Support-Chat',
    text: 'Zeigt den Support-Chat auf jeder Seite. Wenn du ihn selbst öffnest, lädt er in jedem Fall.',
  },
  analytics: {
    title: 'Wie die Seite genutzt wird',
    text: 'Zeigt uns, welche Seiten und Spiele geöffnet werden, damit wir sie verbessern können.',
  },
  marketing: {
    title: 'Links und Kampagnen',
    text: 'Merkt sich, welcher Link dich hergeführt hat, damit wir bezahlen können, wer uns empfohlen hat.',
  },
  security: {
    title: 'Geräteprüfung',
    text: 'Hilft uns, Betrug an einem Merkmal deines Geräts zu erkennen. Ohne sie kann eine Auszahlung länger dauern.',
  },
  history: {
    title: 'Wozu du Ja gesagt hast',
    text: 'Deine Antworten dazu, was die Seite über das Nötige hinaus nutzt, die neuesten zuerst.',
    none: 'Du hast eingeloggt noch nicht geantwortet.',
    yes: 'Ja: {what}',
    no: 'Nein: {what}',
    question: 'Als wir gefragt haben',
    choices: 'In deiner Auswahl',
    account: 'Auf dieser Seite',
    private: 'dein Browser bat darum, dir nicht zu folgen',
    change: 'Auswahl ändern',
    withdraw: 'Alles widerrufen',
  },
}
