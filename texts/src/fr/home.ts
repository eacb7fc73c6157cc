import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Casino et paris sportifs',
  hero: {
    kicker: 'Jeu maison de la semaine',
    play: 'Jouer',
    demo: 'Essayer gratuitement',
    rtp: 'Retour {rtp}',
    note: 'Chaque jeu indique son taux de retour exact au joueur, calculé à partir de tous ses résultats.',
  },
  continue: 'Continuer à jouer',
  liveNow: 'En direct',
  upcoming: 'Bientôt',
  providers: 'Studios',
  winners: 'Gains récents',
  tournaments: 'Tournois',
  promotions: 'Promotions',
  jackpots: 'Jackpots',
  halfTime: 'Mi-temps',
  outcome: {
    home: '1',
    draw: 'X',
    away: '2',
  },
  honest: {
    title: 'Comment fonctionne la maison',
    odds: 'Des cotes d’un seul modèle',
    oddsText: 'Tous les marchés d’un match viennent d’une même table de scores ; ils ne se contredisent donc jamais.',
    games: 'Des résultats vérifiables',
    gamesText:
      'Nous nous engageons sur une graine avant votre partie et la montrons après. À vous de refaire le calcul.',
    money: 'Un argent qui tombe juste',
    moneyText: 'Chaque centime est une écriture entre deux comptes, et votre historique montre le solde après chacune.',
  },
  meters: 'Compteurs',
  tonight: {
    prize: 'Dotation',
    ends: 'Se termine le {date}',
    games: '{count, plural, one {# jeu} other {# jeux}}',
  },
}
