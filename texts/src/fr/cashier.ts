import type { cashier as en } from '../en/cashier.ts'

export const cashier: typeof en = {
  methods: {
    card: {
      title: 'Carte bancaire',
      description: 'Vous payez sur la page de votre banque. Nous ne voyons jamais votre numéro de carte.',
      descriptionWithdraw: 'Vers une carte avec laquelle vous avez déjà payé.',
    },
    'online-banking': {
      title: 'Banque en ligne',
      description: 'Directement depuis votre compte. Vous confirmez auprès de votre banque.',
      descriptionWithdraw: 'Directement sur votre compte.',
    },
    'bank-transfer': {
      title: 'Virement bancaire',
      description: 'Depuis votre compte bancaire.',
      descriptionWithdraw: 'Vers un compte bancaire à votre nom.',
    },
    bitcoin: {
      title: 'Paiement en bitcoin',
      description: 'Vous envoyez depuis votre portefeuille. Le montant est crédité dès que le réseau confirme.',
      descriptionWithdraw: 'Vers votre portefeuille, au cours de l’envoi.',
    },
    other: {
      title: 'Autre moyen',
      description: 'Payer avec ce moyen.',
      descriptionWithdraw: 'Retirer avec ce moyen.',
    },
  },
  minMax: 'De {min} à {max}',
  dayMax: 'Jusqu’à {max} en 24 heures',
  requisites: {
    address: { label: 'Adresse Bitcoin', placeholder: 'Adresse de votre portefeuille' },
    bank: {
      label: 'Banque',
      placeholder: 'Choisissez votre banque',
    },
    card_number: {
      label: 'Carte',
      placeholder: 'Choisissez une carte',
    },
    iban: {
      label: 'IBAN',
      placeholder: 'DE89 3704 0044 0532 0130 00',
    },
    account_holder: {
      label: 'Titulaire du compte',
      placeholder: 'Nom tel qu’il figure sur le compte',
    },
    card_holder: {
      label: 'Titulaire de la carte',
      placeholder: 'Nom tel qu’il figure sur la carte',
    },
    phone: {
      label: 'Téléphone',
      placeholder: '+33 6 12 34 56 78',
    },
    other: {
      label: 'Coordonnées',
      placeholder: 'Selon ce que le moyen demande',
    },
  },
  noSavedCard: 'Vous pouvez retirer vers une carte après avoir payé avec elle.',
  types: {
    deposit: 'Dépôt',
    withdrawal: 'Retrait',
    chargeback: 'Dépôt contesté',
    refund: 'Dépôt remboursé',
    prize: 'Gain',
    jackpot_win: 'Jackpot gagné',
    credit: 'Crédit',
    debit: 'Débit',
  },
  statuses: {
    created: 'Commencé',
    pending: 'En cours',
    approved: 'En route',
    success: 'Reçu',
    paid: 'Versé',
    failed: 'Échoué',
    declined: 'Refusé',
    cancelled: 'Annulé',
    expired: 'Expiré',
    taken: 'Repris',
    returned: 'Restitué',
  },
  withdrawalPending: 'Réservé',
  refunded: 'Remboursé',
  booked: 'Terminé',
  correction: 'Correction du compte',
  cashback: 'Cashback',
  draw: 'Tirages',
  dormant: 'Compte inactif',
  notes: {
    chargeback: 'Votre banque a repris le dépôt {id}.',
    refund: 'Le dépôt {id} est reparti d’où il venait.',
    returned: 'Il est de retour sur votre solde.',
    owed: '{sum} n’étaient plus sur votre solde : vous devez ce montant.',
    debtPaid: '{sum} ont réglé ce que vous deviez.',
    reversed: '{sum} ont été repris.',
  },
  reasons: {
    debt_first:
      'Vous devez de l’argent après la reprise d’un paiement, et cela se règle en premier. Le montant est de retour sur votre solde, et vous pouvez retirer le reste.',
    declined_by_bank: 'Votre banque a refusé.',
    insufficient_funds: 'Il n’y avait pas assez d’argent sur le compte.',
    limit_exceeded: 'Le montant dépasse une limite de votre banque.',
    instrument_refused: 'La banque n’accepte pas cette carte ou ce compte.',
    cancelled_by_player: 'Vous l’avez annulé.',
    declined_by_operator:
      'Nous n’avons pas pu l’approuver. L’argent est de retour sur votre solde. Contactez l’assistance pour en savoir plus.',
    expired: 'Le délai de paiement est écoulé.',
    not_started: 'Nous n’avons pas pu joindre la banque. Rien n’a été débité.',
  },
}
