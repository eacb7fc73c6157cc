import type { PageTexts } from './shape.ts'

export const fr: PageTexts = {
  dir: 'ltr',
  title: 'Confirmez votre paiement',
  tagline: 'une banque bâtie sur le sable',
  notice: 'Banque d’essai : aucun argent réel ne circule ici, et aucun numéro de carte n’est jamais demandé.',
  pay: 'Vous payez',
  to: 'À',
  purpose: 'Objet',
  reference: 'Référence',
  chooseCard: 'Payer avec',
  testCard: 'Carte d’essai',
  fromAccount: 'Compte d’essai',
  approve: 'Approuver le paiement',
  decline: 'Refuser',
  cancel: 'Annuler et revenir',
  later: 'Décider plus tard',
  hintsTitle: 'Montants qui décident d’eux-mêmes',
  hints: [
    '666.00 est refusé par la banque.',
    '667.00 est refusé : il n’y a pas assez d’argent sur le compte.',
    '777.00 reste en cours et est approuvé quelques secondes plus tard.',
    '778.00 est approuvé, mais la boutique n’en est pas avertie et doit demander.',
  ],
  back: 'Retour à la boutique',
  notFound: 'Ce paiement n’existe pas',
  notFoundText: 'Ce lien de paiement est erroné ou trop ancien.',
  ended: {
    processing: [
      'Paiement en cours',
      'Votre banque a besoin d’un instant. Vous pouvez revenir ; la boutique sera avertie.',
    ],
    approved: ['Paiement approuvé', 'Ce paiement a été effectué.'],
    declined: ['Paiement refusé', 'Ce paiement a été refusé. Rien n’a été débité.'],
    cancelled: ['Paiement annulé', 'Vous avez annulé ce paiement. Rien n’a été débité.'],
    expired: ['Paiement expiré', 'Ce paiement a attendu trop longtemps. Rien n’a été débité.'],
  },
}
