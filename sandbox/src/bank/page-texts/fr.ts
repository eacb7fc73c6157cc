import type { PageTexts } from './shape.ts'

export const fr: PageTexts = {
  dir: 'ltr',
  title: 'Confirmez votre paiement',
  tagline: 'banque d’essai',
  notice: 'Ceci est une banque d’essai : aucun argent réel ne circule, et nous ne demandons jamais de numéro de carte.',
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
  hintsTitle: 'Montants d’essai',
  hints: [
    '666.00 est refusé par la banque.',
    '667.00 est refusé : il n’y a pas assez d’argent sur le compte.',
    '777.00 reste en cours et est approuvé quelques secondes plus tard.',
    '778.00 est approuvé, mais la boutique n’en est pas avertie et doit demander.',
  ],
  back: 'Retour à la boutique',
  notFound: 'Paiement introuvable',
  notFoundText: 'Ce lien de paiement est erroné ou a expiré.',
  ended: {
    processing: [
      'Paiement en cours',
      'Votre banque a besoin d’un instant. Vous pouvez revenir : nous préviendrons la boutique.',
    ],
    approved: ['Paiement approuvé', 'Vous avez payé. Vous pouvez revenir à la boutique.'],
    declined: ['Paiement refusé', 'Rien n’a été débité.'],
    cancelled: ['Paiement annulé', 'Rien n’a été débité.'],
    expired: ['Paiement expiré', 'Le délai de paiement est écoulé. Rien n’a été débité.'],
  },
}
