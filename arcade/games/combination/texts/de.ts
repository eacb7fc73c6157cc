import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Das Schloss hat drei Scheiben mit je sechs Zeichen, also 216 gleich wahrscheinliche Kombinationen; ein Zeichen kann mehrfach vorkommen.',
    'Du hast vier Versuche. Nach jedem erfährst du, wie viele Scheiben richtig sind und wie viele Zeichen richtig sind, aber auf einer anderen Scheibe.',
    'Öffnen beim ersten Versuch zahlt das 13-Fache des Einsatzes, beim zweiten 3,80, beim dritten 1,10; beim vierten kommt dein Einsatz zurück.',
    'Die Auszahlungsquote gilt für perfektes Spiel. Wer die Hinweise nicht beachtet, bekommt weniger zurück.',
  ],
  signs: ['Sonne', 'Mond', 'Stern', 'Blatt', 'Tropfen', 'Schlüssel'],
  dial: 'Scheibe {dial}',
  up: 'Nächstes Zeichen auf Scheibe {dial}',
  down: 'Voriges Zeichen auf Scheibe {dial}',
  start: 'Versuch {pays}',
  attempt: 'Versuch {number}: {signs}',
  hint: '{right} richtig, {near} auf einer anderen Scheibe',
  opened: 'Das Schloss ist offen. Es hat {amount} gezahlt',
  shut: 'Das Schloss bleibt zu. Es war {signs}',
  left: 'Versuche übrig: {left}',
  pays: 'Öffnet jetzt für {multiple}',
  tries: 'Versuche',
}
