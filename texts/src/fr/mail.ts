import type { mail as en } from '../en/mail.ts'

export const mail: typeof en = {
  sentBy: 'Envoyé par {brand}.',
  required: 'Envoyé par {brand}. La loi nous demande de vous en informer.',
  actions: {
    choosePassword: 'Choisir un nouveau mot de passe',
    confirmEmail: 'Confirmer votre e-mail',
    security: 'Vérifier votre sécurité',
    contacts: 'Vérifier vos contacts',
    document: 'Ajouter un nouveau document',
    logIn: 'Se connecter',
    invitation: 'Définir votre mot de passe',
    statement: 'Voir votre relevé',
    playPattern: 'Voir votre jeu',
    payments: 'Voir vos paiements',
    download: 'Télécharger vos parties',
    answer: 'Lire et répondre',
    campaign: 'Voir ce que vous avez',
    draw: 'Voir le tirage',
    bonuses: 'Voir mes bonus',
  },
}
