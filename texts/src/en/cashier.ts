/** Words of the cashier that several pages use: methods, fields, states, reasons. Keys are the wire's words. */
export const cashier = {
  methods: {
    card: {
      title: 'Bank card',
      description: 'You pay on your bank’s own page. We never see your card number.',
      descriptionWithdraw: 'Back to a card that you have paid with before.',
    },
    'online-banking': {
      title: 'Online banking',
      description: 'Straight from your account, confirmed with your bank.',
      descriptionWithdraw: 'Straight to your account.',
    },
    'bank-transfer': {
      title: 'Bank transfer',
      description: 'From your bank account.',
      descriptionWithdraw: 'To a bank account in your own name.',
    },
    bitcoin: {
      title: 'Bitcoin',
      description: 'You send it from your wallet. Credited when the network has confirmed it.',
      descriptionWithdraw: 'To your wallet.',
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
    bank: { label: 'Bank', placeholder: 'Choose your bank' },
    card_number: { label: 'Card', placeholder: 'Choose a card' },
    iban: { label: 'IBAN', placeholder: 'DE89 3704 0044 0532 0130 00' },
    account_holder: { label: 'Account holder', placeholder: 'Name as on the account' },
    card_holder: { label: 'Card holder', placeholder: 'Name as on the card' },
    phone: { label: 'Phone', placeholder: '+44 7700 900123' },
    other: { label: 'Details', placeholder: 'As the method asks for' },
  },
  noSavedCard: 'You can withdraw to a card once you have paid with it.',
  types: { deposit: 'Deposit', withdrawal: 'Withdrawal', prize: 'Prize', credit: 'Credit', debit: 'Debit' },
  statuses: {
    created: 'Starting',
    pending: 'In progress',
    approved: 'On its way',
    success: 'Received',
    paid: 'Paid out',
    failed: 'Failed',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
  /** For a withdrawal the same word means something else. */
  withdrawalPending: 'Reserved',
  booked: 'Booked',
  correction: 'Account correction',
  reasons: {
    declined_by_bank: 'The bank declined it.',
    insufficient_funds: 'There was not enough money on the account.',
    limit_exceeded: 'It is over a limit at the bank.',
    instrument_refused: 'The bank does not accept this card or account.',
    cancelled_by_player: 'You cancelled it.',
    declined_by_operator: 'We could not approve it. The money is back on your balance; support can tell you more.',
    expired: 'The time to pay ran out.',
    not_started: 'The bank could not be reached. Nothing was charged.',
  },
}
