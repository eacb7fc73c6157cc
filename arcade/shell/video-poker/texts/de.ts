import type { bonusFours as fours, dealtHow as how, videoPokerTexts as en } from './en.ts'

export const videoPokerTexts: typeof en = {
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
    'four-aces': 'Vier Asse',
    'four-low': 'Vierling 2 bis 4',
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
  choices: ['Einfache Regeln'],
  simple:
    '„Einfache Regeln“ halten, was in dieser Liste zuerst kommt: vier zum Royal Flush; ein Blatt, das zahlt; vier zum Straight Flush; drei zum Royal Flush; vier einer Farbe; ein Paar; vier in Folge; zwei hohe Karten einer Farbe; drei zum Straight Flush; eine oder zwei hohe Karten, die niedrigeren zuerst; nichts.',
}

export const dealtHow: typeof how = {
  deal: 'Ein Kartenspiel, vor jedem Blatt neu gemischt. Du erhältst fünf Karten: Halte die, die du behalten willst, mit den Tasten 1 bis 5 oder durch Antippen. Die anderen werden einmal ersetzt.',
  pays: 'Das Blatt am Ende zahlt nach der Tabelle, ab einem Paar Buben. Dein Einsatz ist in der Auszahlung enthalten.',
  best: '„Bestes Halten“ zählt jede Ziehung und setzt die Karten, die im Schnitt am meisten bringen. Du kannst es bei jedem Blatt nutzen und danach noch ändern.',
}

export const bonusFours: typeof fours = { four: 'Vierling 5 bis König' }
