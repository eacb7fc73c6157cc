/** Words of the cashier that several pages use: methods, fields, states, reasons. Keys are the wire's words. */
export const cashier = {
  methods: {
    card: {
      title: 'Card',
      description: 'You pay on your bank’s own page. We never see your card number.',
      descriptionWithdraw: 'To a card you’ve paid with before.',
    },
    'online-banking': {
      title: 'Online banking',
      description: 'Straight from your account. You confirm with your bank.',
      descriptionWithdraw: 'Straight to your account.',
    },
    'bank-transfer': {
      title: 'Bank transfer',
      description: 'From your bank account.',
      descriptionWithdraw: 'To a bank account in your own name.',
    },
    bitcoin: {
      title: 'Bitcoin',
      description: 'Send it from your wallet. We add it to your balance once the network confirms it.',
      descriptionWithdraw: 'To your wallet, at the rate when we send it.',
    },
    other: {
      title: 'Other method',
      description: 'Pay with this method.',
      descriptionWithdraw: 'Withdraw with this method.',
    },
  },
  minMax: 'From {min} to {max}',
  dayMax: 'Up to {max} in 24 hours',
  requisites: {
    address: { label: 'Bitcoin address', placeholder: 'Address of your wallet' },
    bank: { label: 'Bank', placeholder: 'Choose your bank' },
    card_number: { label: 'Card', placeholder: 'Choose a card' },
    iban: { label: 'IBAN', placeholder: 'DE89 3704 0044 0532 0130 00' },
    account_holder: { label: 'Account holder', placeholder: 'Name on the account' },
    card_holder: { label: 'Card holder', placeholder: 'Name on the card' },
    phone: { label: 'Phone', placeholder: '+44 7700 900123' },
    other: { label: 'Details', placeholder: 'As the payment method asks' },
  },
  noSavedCard: 'You can withdraw to a card once you’ve paid with it.',
  types: {
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    chargeback: 'Disputed deposit',
    refund: 'Refunded deposit',
    prize: 'Prize',
    credit: 'Credit',
    debit: 'Debit',
  },
  statuses: {
    created: 'Started',
    pending: 'In progress',
    approved: 'On its way',
    success: 'Received',
    paid: 'Paid out',
    failed: 'Failed',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
    taken: 'Taken back',
    returned: 'Returned',
  },
  /** For a withdrawal the same word means something else. */
  withdrawalPending: 'Reserved',
  refunded: 'Refunded',
  booked: 'Completed',
  correction: 'Account correction',
  cashback: 'Cashback',
  dormant: 'Dormant account',
  /** What a line of the history means, where its state does not say it all. */
  notes: {
    chargeback: 'Your bank took back deposit {id}.',
    refund: 'Deposit {id} went back to where it came from.',
    returned: 'It’s back in your balance.',
    owed: '{sum} of it wasn’t in your balance, so you owe it.',
    debtPaid: '{sum} paid what you owed.',
    reversed: '{sum} of it was taken back.',
  },
  reasons: {
    debt_first:
      'You owe money from a payment that was taken back, and that’s paid first. The amount is back in your balance, and you can withdraw what’s left.',
    declined_by_bank: 'Your bank declined it.',
    insufficient_funds: 'There wasn’t enough money in the account.',
    limit_exceeded: 'It’s over a limit at your bank.',
    instrument_refused: 'The bank doesn’t accept this card or account.',
    cancelled_by_player: 'You cancelled it.',
    declined_by_operator:
      'We couldn’t approve it. The money is back in your balance. Contact support to find out more.',
    expired: 'You ran out of time to pay.',
    not_started: 'We couldn’t reach the bank. You haven’t been charged.',
  },
}
