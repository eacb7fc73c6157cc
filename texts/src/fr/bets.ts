import type { bets as en } from '../en/bets.ts'

export const bets: typeof en = {
  title: 'Mes paris',
  description: 'Tous vos paris, avec leurs sélections, cotes et résultats.',
  tabs: {
    label: 'Historique',
    sport: 'Sport',
    casino: 'Casino',
  },
  filter: {
    label: 'Statut',
    all: 'Tous',
    open: 'En cours',
    won: 'Gagnés',
    lost: 'Perdus',
    returned: 'Remboursés',
  },
  from: 'Du',
  to: 'Au',
  apply: 'Afficher',
  reset: 'Effacer les dates',
  count: '{count, plural, =0 {Aucun pari} one {# pari} other {# paris}}',
  id: 'Pari {id}',
  kinds: {
    single: 'Simple',
    accumulator: 'Pari combiné de {count}',
  },
  columns: {
    stake: 'Mise',
    price: 'Cote',
    potential: 'Paiement possible',
    payout: 'Payé',
  },
  states: {
    pending: 'En confirmation',
    open: 'En cours',
    won: 'Gagné',
    lost: 'Perdu',
    returned: 'Mise remboursée',
    rejected: 'Non accepté',
  },
  reasons: {
    void: 'Ce pari a été annulé : votre mise est remboursée.',
    push: 'Le résultat est tombé exactement sur la ligne : votre mise est remboursée.',
    price_moved: 'La cote a changé pendant la confirmation de votre pari. Votre mise est remboursée.',
    state_changed:
      'Il s’est passé quelque chose dans le match pendant la confirmation de votre pari. Votre mise est remboursée.',
    market_suspended: 'Le marché a été suspendu pendant la confirmation de votre pari. Votre mise est remboursée.',
  },
  results: {
    win: 'Gagné',
    half_win: 'À moitié gagné',
    push: 'Mise remboursée',
    void: 'Annulé',
    half_loss: 'À moitié perdu',
    loss: 'Perdu',
  },
  scoreAtPlacing: 'à {home}–{away}',
  empty: {
    title: 'Pas encore de paris',
    text: 'Vos paris apparaissent ici dès que vous les placez.',
    action: 'Voir les matchs',
  },
  emptyFilter: {
    title: 'Aucun pari avec ces filtres',
    text: 'Essayez un autre statut ou d’autres dates.',
    action: 'Afficher tous les paris',
  },
  rounds: {
    columns: {
      game: 'Jeu',
      time: 'Heure',
      stake: 'Mise',
      win: 'Gain',
      status: 'Statut',
      id: 'Manche',
    },
    states: {
      open: 'En cours',
      finished: 'Terminée',
      void: 'Annulée',
    },
    resume: '{name} : terminer la manche',
    prove: 'Vérifier la manche {id}',
    empty: {
      title: 'Pas encore de manches',
      text: 'Chaque manche en argent réel apparaît ici avec sa mise et son gain.',
      action: 'Aller au casino',
    },
    newer: 'Plus récentes',
    older: 'Plus anciennes',
  },
  export: {
    title: 'Téléchargez votre historique',
    text: 'Toutes vos manches en argent réel, sur un an au plus, dans un fichier CSV. Nous le conservons sept jours.',
    from: 'Du',
    to: 'Au',
    ask: 'Préparer le fichier',
    wrongPeriod: 'Choisissez deux jours, le plus ancien d’abord.',
    states: {
      requested: 'Nous préparons votre fichier.',
      ready: 'Votre fichier est prêt.',
      sent: 'Votre fichier est prêt. Nous vous avons aussi envoyé un lien par e-mail.',
    },
    download:
      '{count, plural, =0 {Télécharger (aucune manche)} one {Télécharger (# manche)} other {Télécharger (# manches)}}',
  },
}
