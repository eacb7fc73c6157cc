import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Wählen Sie eine bis zehn von vierzig Zahlen. In jeder Runde werden zehn der vierzig gezogen.',
    'Je mehr Ihrer Zahlen gezogen werden, desto mehr gewinnen Sie. Was jede Anzahl zahlt, hängt davon ab, wie viele Sie gewählt haben.',
    'Jede Zahl ist in jeder Runde gleich wahrscheinlich: Frühere Ziehungen ändern nichts.',
  ],
  field: 'Zahlen von 1 bis 40',
  pick: 'Zufällige Zahlen',
  clear: 'Leeren',
  choose: 'Zahlen wählen',
  hits: '{hits} getroffen',
  chosen: 'Gewählte Zahlen',
  perHit: 'Treffer und was sie zahlen',
  single: 'Jede Ihrer Zahlen wird mit einer Chance von {percent} gezogen.',
  told: '{hits} von {chosen} getroffen. Sie haben {amount} gewonnen',
  returned: '{hits} von {chosen} getroffen. {amount} von {stake} zurück',
  missed: '{hits} von {chosen} getroffen. Diesmal kein Gewinn',
}
