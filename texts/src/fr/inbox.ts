import type { inbox as en } from '../en/inbox.ts'

export const inbox: typeof en = {
  title: 'Vos messages',
  description: 'Ce que nous vous avons dit, et ce qui vous parvient par où.',
  empty: {
    title: 'Aucun message pour le moment',
    text: 'Les messages sur votre sécurité, vos paiements et votre compte apparaissent ici.',
  },
  unread:
    '{count, plural, =0 {Aucun message non lu} one {# message non lu} many {# messages non lus} other {# messages non lus}}',
  isNew: 'Nouveau',
  markAll: 'Tout marquer comme lu',
  more: 'Afficher les messages plus anciens',
  failed: 'Vos messages n’ont pas pu être chargés.',
  retry: 'Réessayer',
  unreachable:
    'Les messages à {contact} nous reviennent : cette adresse n’existe pas. Changez-la pour que nous puissions vous joindre.',
  change: 'Changer de contact',
  settings: {
    title: 'Ce qui vous parvient',
    text: 'Choisissez comment nous vous informons de chaque sujet. Les messages de sécurité et ceux que la loi exige ne peuvent pas être désactivés.',
    fixed: 'Toujours activé',
    quiet: 'Aucune actualité n’arrive entre {from} et {until} dans votre fuseau horaire.',
    news: 'Actualités et offres',
    newsText: 'À choisir pour chaque contact.',
    failed: 'Votre choix n’a pas pu être enregistré. Réessayez.',
  },
  topics: {
    security: 'Sécurité',
    account: 'Compte',
    payments: 'Paiements',
    play: 'Historique de jeu',
    protection: 'Jeu responsable',
    support: 'Assistance',
    news: 'Actualités',
  },
  channels: {
    email: 'E-mail',
    sms: 'SMS',
    push: 'Cet appareil',
    inbox: 'Messages sur le site',
  },
}
