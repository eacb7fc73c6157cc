import type { Messages } from '../messages.ts'

export const loyalty: Messages['loyalty'] = {
  notices: {
    level: {
      title: 'Nouveau niveau : {name}',
      message: 'Vous avez atteint {name}. Points ajoutés : {points}.',
      without: 'Vous avez atteint {name}. Découvrez ce qu’il apporte dans Récompenses.',
    },
    quest: {
      title: 'Quête terminée',
      message: '{name}. Points ajoutés : {points}.',
    },
    product: {
      title: 'C’est à vous',
      message: '{name} est sur votre compte. Points dépensés : {points}.',
    },
    refund: {
      title: 'Points remboursés',
      message: 'Nous avons repris {name} et rendu vos points : {points}.',
    },
    expiry: {
      title: 'Des points expirent bientôt',
      message: 'Points qui expirent le {date} si vous ne les dépensez pas : {points}.',
    },
    expired: {
      title: 'Points expirés',
      message: 'Points expirés : {points}.',
    },
    adjustment: {
      title: 'Points modifiés',
      message: 'Notre équipe a modifié vos points : {sign}{points}.',
    },
  },
  balance: 'Vos points',
  pointsName: 'points de fidélité',
  level: 'Niveau {place} sur {count}',
  next: 'Encore {points} d’expérience jusqu’à {name}',
  last: 'Vous avez atteint le niveau le plus élevé.',
  progress: 'Progression vers le niveau suivant',
  levels: 'Niveaux',
  reached: 'Atteint',
  yours: 'Votre niveau',
  from: 'À partir de {points} d’expérience',
  benefits: {
    points: '{percent} de points en plus sur chaque mise',
    shop: '{percent} de remise dans la boutique',
    payout: 'Retraits examinés {percent} plus vite',
    reward: '{points} points quand vous l’atteignez',
    character: 'Nouveau personnage : {name}',
    start: 'Des points dès votre première mise',
  },
  earning: {
    title: 'Comment gagner des points',
    text: 'Chaque mise en argent réel rapporte des points, gagnante ou non. Votre niveau monte avec toute votre expérience et ne baisse jamais, même quand vous dépensez des points.',
    rate: 'Points par {unit} misé',
    weights: 'Part de la mise prise en compte',
    types: {
      slot: 'Machines à sous',
      fast: 'Jeux rapides',
      casino: 'Jeux de table',
      live: 'Jeux en direct',
      logical: 'Jeux de logique',
      high_low: 'Jeux plus ou moins',
      betting: 'Paris sportifs',
    },
    expires:
      'Les points d’un mois expirent {months, plural, one {# mois} other {# mois}} après sa fin. Nous vous prévenons avant.',
    worth: 'Les points valent bien moins que les mises dont ils viennent. Ne misez jamais plus pour en obtenir.',
  },
  paused: {
    title: 'Vous ne gagnez pas de points en ce moment',
    text: 'Vos points et votre niveau restent tels quels. Personne ne gagne de points pendant une pause, avec un compte restreint ou là où les récompenses ne sont pas autorisées.',
  },
  expiring: '{points} de vos points expirent le {date}.',
  visitor: {
    title: 'Connectez-vous pour voir vos points',
    text: 'Vos points et votre niveau sont liés à votre compte.',
    action: 'Se connecter',
  },
  history: {
    title: 'Historique des points',
    action: 'Voir l’historique',
    empty: 'Vos points apparaissent ici, avec leur origine.',
    causes: {
      play: 'Jeu',
      level: 'Récompense de niveau',
      quest: 'Quête',
      spent: 'Boutique',
      refund: 'Remboursement',
      expired: 'Expirés',
      adjustment: 'Ajustement',
    },
  },
  told: 'Vos notifications',
  locked: 'Dès le niveau {place}',
}
