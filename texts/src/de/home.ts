import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Casino und Sportwetten',
  hero: {
    kicker: 'Spiel der Woche',
    play: 'Spielen',
    demo: 'Gratis testen',
    rtp: 'Auszahlungsquote {rtp}',
    note: 'Jedes Spiel zeigt seine exakte Auszahlungsquote, berechnet aus allen Ergebnissen.',
  },
  continue: 'Weiterspielen',
  liveNow: 'Live',
  upcoming: 'Beginnt bald',
  providers: 'Studios',
  winners: 'Letzte Gewinne',
  tournaments: 'Turniere',
  promotions: 'Aktionen',
  jackpots: 'Jackpots',
  halfTime: 'Halbzeit',
  outcome: {
    home: '1',
    draw: 'X',
    away: '2',
  },
  honest: {
    title: 'Warum du den Zahlen trauen kannst',
    odds: 'Quoten aus einem Modell',
    oddsText: 'Alle Quoten eines Spiels stammen aus einer einzigen Ergebnistabelle und widersprechen sich nie.',
    games: 'Runden, die du prüfen kannst',
    gamesText:
      'Vor dem Spiel zeigen wir dir den Hash unseres Seeds, danach den Seed. Jedes Ergebnis kannst du selbst prüfen.',
    money: 'Jeder Cent ist belegt',
    moneyText: 'Dein Verlauf zeigt dein Guthaben nach jeder Zahlung, Wette und Runde.',
  },
  meters: 'Jackpotbeträge',
  tonight: {
    prize: 'Preistopf',
    ends: 'Endet am {date}',
    games: '{count, plural, one {# Spiel} other {# Spiele}}',
  },
}
