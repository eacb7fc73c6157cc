import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Das Schloss hat drei Scheiben mit je sechs Zeichen: 216 gleich wahrscheinliche Kombinationen. Ein Zeichen kann mehrfach vorkommen.',
    'Du hast sieben Versuche. Nach jedem erfährst du, wie viele Scheiben richtig sind und wie viele Zeichen richtig sind, aber auf einer anderen Scheibe.',
    'Jeder Versuch muss zu allen bisherigen Hinweisen passen. Eine Kombination, die sie ausschließen, kannst du nicht versuchen, und das Spiel sagt, warum.',
    'Öffnen beim ersten Versuch zahlt das 10-Fache des Einsatzes, danach das 1,30-, 1,10-, 0,90-, 0,85-, 0,80- und 0,75-Fache. Bleibt das Schloss nach sieben Versuchen zu, ist der Einsatz verloren.',
    '„Bester Zug“ stellt die Scheiben auf den Versuch mit der höchsten Auszahlungsquote. Wir zeigen die Quote für die besten Versuche und für die ungünstigsten, die das Spiel zulässt.',
  ],
  signs: ['Sonne', 'Mond', 'Stern', 'Blatt', 'Tropfen', 'Schlüssel'],
  dial: 'Scheibe {dial}',
  up: 'Nächstes Zeichen auf Scheibe {dial}',
  down: 'Voriges Zeichen auf Scheibe {dial}',
  start: 'Versuch {pays}',
  attempt: 'Versuch {number}: {signs}',
  hint: '{right} richtig, {near} auf einer anderen Scheibe',
  opened: 'Das Schloss ist offen. Du hast {amount} gewonnen',
  shut: 'Das Schloss bleibt zu. Es war {signs}',
  left: 'Versuche übrig: {left}',
  best: 'Bester Zug',
  fits: 'Passt zu allen Hinweisen. Mögliche Kombinationen: {count}',
  contradicts: 'Ausgeschlossen: Bei dieser Kombination hätte Versuch {number} „{would}“ ergeben. Er ergab „{shown}“.',
  tries: 'Versuche',
}
