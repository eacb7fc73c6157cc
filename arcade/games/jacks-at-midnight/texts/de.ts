import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Ein Kartenspiel, vor jedem Blatt neu gemischt. Du erhältst fünf Karten: Halte die, die du behalten willst, mit den Tasten 1 bis 5 oder durch Antippen. Die anderen werden einmal ersetzt.',
    'Das Blatt am Ende zahlt nach der Tabelle, ab einem Paar Buben. Dein Einsatz ist in der Auszahlung enthalten.',
    '„Bestes Halten“ zählt jede Ziehung und setzt die Karten, die im Schnitt am meisten bringen. Du kannst es bei jedem Blatt nutzen und danach noch ändern.',
  ],
  deal: 'Geben',
  draw: 'Ziehen',
  keep: 'Alle behalten',
  held: 'Gehalten',
  cards: 'Deine Karten',
  empty: 'Noch keine Karte',
  advise: 'Bestes Halten',
  best: 'Bestes Halten: bringt im Schnitt {multiple}',
  bestNone: 'Am besten alle fünf ersetzen: bringt im Schnitt {multiple}',
  hands: {
    'royal-flush': 'Royal Flush (Ass bis Zehn)',
    'straight-flush': 'Straight Flush (Farbfolge)',
    four: 'Vierling',
    'full-house': 'Full House (Drilling und Paar)',
    flush: 'Flush (eine Farbe)',
    straight: 'Straße',
    three: 'Drilling',
    'two-pair': 'Zwei Paare',
    jacks: 'Buben oder besser',
  },
  nothing: 'Kein Paar Buben',
  choose: 'Wähle die Karten zum Halten',
  dealt: '{hand} schon beim Geben. Wähle die Karten zum Halten',
  told: '{hand}. Du hast {amount} gewonnen',
  back: '{hand}. Dein Einsatz von {amount} ist zurück',
  missed: '{hand}. Diesmal kein Gewinn',
  skill:
    'Diese Quote braucht das beste Halten. Anderes Halten bringt weniger; „Bestes Halten“ zeigt es bei jedem Blatt.',
}
