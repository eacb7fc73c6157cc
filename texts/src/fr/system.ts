import type { system as en } from '../en/system.ts'

export const system: typeof en = {
  notFound: {
    title: 'Page introuvable',
    description: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou le lien contient une erreur.',
    button: 'Aller à l’accueil',
  },
  forbidden: {
    title: 'Accès refusé',
    description: 'Vous n’avez pas accès à cette page.',
    button: 'Aller à l’accueil',
  },
  maintenance: {
    title: 'De retour bientôt',
    description: 'Nous apportons des améliorations. Votre solde et vos paris en cours sont en sécurité.',
    button: 'Réessayer',
  },
  blocked: {
    title: 'Votre compte est bloqué',
    description:
      'Vous ne pouvez pas jouer pour le moment. Votre solde est en sécurité. Contactez l’assistance pour en savoir plus.',
    button: 'Contacter l’assistance',
  },
  unsubscribed: {
    title: 'Vous êtes désabonné',
    description:
      'Nous n’enverrons plus d’actualités ni d’offres à cette adresse. Vous recevrez toujours les messages sur vos paiements et votre sécurité.',
    button: 'Aller à l’accueil',
  },
  offline: {
    title: 'Vous êtes hors ligne',
    description:
      'Impossible de joindre nos serveurs. Votre solde et vos paris sont en sécurité. Vérifiez votre connexion et réessayez.',
    button: 'Réessayer',
  },
  slot: {
    title: 'Le jeu n’a pas pu démarrer',
    description: 'Rien n’a été débité. Réessayez plus tard ou choisissez un autre jeu.',
    button: 'Aller au casino',
  },
  busy: {
    title: 'Nous sommes très sollicités',
    description: 'Votre solde et vos paris en cours sont en sécurité. Réessayez dans un instant.',
    button: 'Réessayer',
  },
}
