import type { home as en } from '../en/home.ts'

export const home: typeof en = {
  title: 'Casino et paris sportifs',
  hero: {
    kicker: 'Jeu de la semaine',
    play: 'Jouer',
    demo: 'Essayer gratuitement',
    rtp: 'Retour {rtp}',
    note: 'Chaque jeu affiche son taux de retour exact au joueur, calculé sur tous ses résultats.',
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
    title: 'Pourquoi vous fier aux chiffres',
    odds: 'Des cotes d’un seul modèle',
    oddsText: 'Toutes les cotes d’un match viennent d’une seule table de scores : elles ne se contredisent jamais.',
    games: 'Des manches vérifiables',
    gamesText:
      'Avant la partie, nous montrons l’empreinte de notre graine, et ensuite la graine. Vous pouvez vérifier chaque résultat.',
    money: 'Chaque centime justifié',
    moneyText: 'Votre historique montre le solde après chaque paiement, pari et manche.',
  },
  meters: 'Montants des jackpots',
  tonight: {
    prize: 'Dotation',
    ends: 'Se termine le {date}',
    games: '{count, plural, one {# jeu} other {# jeux}}',
  },
}
