import type { system as en } from '../en/system.ts'

export const system: typeof en = {
  notFound: {
    title: 'Page introuvable',
    description: 'Il n’y a rien à cette adresse. La page a pu être déplacée, ou le lien mal saisi.',
    button: 'Vers l’accueil',
  },
  forbidden: {
    title: 'Accès refusé',
    description: 'Cette page ne vous est pas ouverte.',
    button: 'Vers l’accueil',
  },
  maintenance: {
    title: 'De retour bientôt',
    description: 'Nous apportons des améliorations. Votre solde et vos paris en cours sont en sécurité.',
    button: 'Réessayer',
  },
  blocked: {
    title: 'Ce compte est bloqué',
    description:
      'Vous ne pouvez pas jouer pour l’instant. Votre solde est conservé. L’assistance peut vous en dire plus.',
    button: 'Vers l’assistance',
  },
  unsubscribed: {
    title: 'Vous êtes désabonné',
    description:
      'Nous n’envoyons plus d’actualités à cette adresse. Les messages sur vos paiements et votre sécurité vous parviennent toujours.',
    button: 'Vers l’accueil',
  },
  offline: {
    title: 'Pas de connexion',
    description:
      'Impossible de joindre le serveur. Rien n’est perdu ; votre solde et vos paris sont tels qu’ils étaient.',
    button: 'Réessayer',
  },
  slot: {
    title: 'Le jeu ne peut pas démarrer',
    description: 'Rien n’a été misé. Réessayez plus tard ou choisissez un autre jeu.',
    button: 'Aller au casino',
  },
  busy: {
    title: 'Un instant, s’il vous plaît',
    description: 'Nous sommes très sollicités. Réessayez dans un instant.',
    button: 'Réessayer',
  },
}
