import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Casino und Sportwetten',
  hero: {
    kicker: 'Hausspiel der Woche',
    play: 'Spielen',
    demo: 'Gratis testen',
    rtp: 'Auszahlungsquote {rtp}',
    note: 'Jedes Spiel nennt seine exakte Auszahlungsquote, berechnet aus allen möglichen Ergebnissen.',
  },
  continue: 'Weiterspielen',
  liveNow: 'Jetzt live',
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
    title: 'So arbeitet das Haus',
    odds: 'Quoten aus einem Modell',
    oddsText: 'Alle Märkte eines Spiels stammen aus einer einzigen Ergebnistabelle und widersprechen sich deshalb nie.',
    games: 'Ergebnisse, die du prüfen kannst',
    gamesText: 'Wir legen uns vor dem Spiel auf einen Seed fest und zeigen ihn danach. Nachrechnen kannst du selbst.',
    money: 'Geld, das aufgeht',
    moneyText: 'Jeder Cent ist eine Buchung zwischen zwei Konten, und dein Verlauf zeigt nach jeder den Stand.',
  },
  meters: 'Zählerstände',
  tonight: {
    prize: 'Preistopf',
    ends: 'Endet am {date}',
    games: '{count, plural, one {# Spiel} other {# Spiele}}',
  },
}
