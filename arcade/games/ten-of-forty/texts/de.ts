import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Wähle eine bis zehn von vierzig Zahlen. In jeder Runde werden zehn der vierzig gezogen.',
    'Je mehr deiner Zahlen gezogen werden, desto mehr gewinnst du. Was jede Anzahl zahlt, hängt davon ab, wie viele du gewählt hast.',
    'Jede Zahl ist in jeder Runde gleich wahrscheinlich: Frühere Ziehungen ändern nichts.',
  ],
  field: 'Zahlen von 1 bis 40',
  pick: 'Zufällige Zahlen',
  clear: 'Leeren',
  choose: 'Zahlen wählen',
  hits: '{hits} getroffen',
  chosen: 'Gewählte Zahlen',
  perHit: 'Treffer und was sie zahlen',
  single: 'Jede deiner Zahlen wird mit einer Chance von {percent} gezogen.',
  told: '{hits} von {chosen} getroffen. Du hast {amount} gewonnen',
  returned: '{hits} von {chosen} getroffen. {amount} von {stake} zurück',
  missed: '{hits} von {chosen} getroffen. Diesmal kein Gewinn',
}
