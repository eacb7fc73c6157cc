import type { chat as en } from '../en/chat.ts'

export const chat: typeof en = {
  title: 'Assistance',
  here: 'Nous sommes là',
  away: 'Nous répondrons par e-mail',
  failed: 'Impossible d’ouvrir le chat',
  log: 'Échanges',
  message: 'Écrire un message',
  send: 'Envoyer le message',
  sending: 'Envoi en cours',
  discard: 'Supprimer',
  read: 'Lu',
  you: 'Vous',
  us: 'Assistance',
  typing: 'L’assistance écrit…',
  end: 'Terminer le chat',
  ended: 'Ce chat est terminé.',
  ticket: 'Voici la demande n° {number}. Nous répondrons ici et par e-mail.',
  welcome: {
    here: {
      title: 'Comment pouvons-nous vous aider ?',
      text: 'Écrivez-nous : une personne de notre équipe vous répondra ici.',
    },
    away: {
      title: 'Personne n’est là pour le moment',
      text: 'Laissez un message et nous répondrons par e-mail. Si vous revenez, la réponse sera aussi ici.',
    },
    hours: 'Nos horaires habituels',
    zone: 'Heures de {zone}',
  },
  email: {
    label: 'E-mail pour notre réponse',
    required: 'Indiquez votre e-mail pour que nous puissions vous répondre.',
    email: 'Indiquez une adresse e-mail valide.',
  },
  file: {
    attach: 'Joindre un fichier',
    save: 'Télécharger',
    attachment_type: 'Vous pouvez joindre des images, des PDF et des fichiers texte.',
    attachment_size: 'Ce fichier est vide ou dépasse {megabytes} Mo.',
  },
  mail: {
    action: 'Me l’envoyer par e-mail',
    sent: 'Nous vous avons envoyé cette conversation par e-mail.',
    noEmail: 'Confirmez d’abord votre e-mail dans votre profil.',
  },
  list: {
    open: 'Vos conversations',
    fresh: 'Commencer une nouvelle conversation',
    chat: 'Chat avec l’assistance',
    number: 'Demande n° {number}',
    unread: '{count, plural, one {# nouveau} many {# nouveaux} other {# nouveaux}}',
    states: { waiting: 'En attente de réponse', answered: 'Réponse reçue', closed: 'Terminée' },
  },
  rating: {
    title: 'Comment nous en sommes-nous sortis ?',
    stars: '{count, plural, one {# étoile} many {# étoiles} other {# étoiles}}',
    note: 'Que pourrions-nous améliorer ? (facultatif)',
    send: 'Envoyer la note',
    thanks: 'Merci pour votre note.',
  },
}
