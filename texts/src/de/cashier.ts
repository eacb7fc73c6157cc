import type { cashier as en } from '../en/cashier.ts'

export const cashier: typeof en = {
  methods: {
    card: {
      title: 'Karte',
      description: 'Du zahlst auf der Seite deiner Bank. Wir sehen deine Kartennummer nie.',
      descriptionWithdraw: 'Auf eine Karte, mit der du schon gezahlt hast.',
    },
    'online-banking': {
      title: 'Onlinebanking',
      description: 'Direkt von deinem Konto. Du bestätigst bei deiner Bank.',
      descriptionWithdraw: 'Direkt auf dein Konto.',
    },
    'bank-transfer': {
      title: 'Überweisung',
      description: 'Von deinem Bankkonto.',
      descriptionWithdraw: 'Auf ein Bankkonto auf deinen eigenen Namen.',
    },
    bitcoin: {
      title: 'Zahlung in Bitcoin',
      description: 'Du sendest aus deiner Wallet. Wir schreiben den Betrag gut, sobald das Netzwerk bestätigt hat.',
      descriptionWithdraw: 'An deine Wallet, zum Kurs beim Senden.',
    },
    other: {
      title: 'Andere Zahlungsart',
      description: 'Mit dieser Zahlungsart einzahlen.',
      descriptionWithdraw: 'Mit dieser Zahlungsart auszahlen.',
    },
  },
  minMax: 'Von {min} bis {max}',
  dayMax: 'Bis zu {max} in 24 Stunden',
  requisites: {
    address: { label: 'Bitcoin-Adresse', placeholder: 'Adresse deiner Wallet' },
    bank: {
      label: 'Bank',
      placeholder: 'Wähl deine Bank',
    },
    card_number: {
      label: 'Karte',
      placeholder: 'Wähl eine Karte',
    },
    iban: {
      label: 'IBAN',
      placeholder: 'DE89 3704 0044 0532 0130 00',
    },
    account_holder: {
      label: 'Kontoinhaber',
      placeholder: 'Name wie auf dem Konto',
    },
    card_holder: {
      label: 'Karteninhaber',
      placeholder: 'Name wie auf der Karte',
    },
    phone: {
      label: 'Telefon',
      placeholder: '+49 1512 3456789',
    },
    other: {
      label: 'Angaben',
      placeholder: 'Wie die Zahlungsart es verlangt',
    },
  },
  noSavedCard: 'Auf eine Karte kannst du auszahlen, sobald du mit ihr gezahlt hast.',
  types: {
    deposit: 'Einzahlung',
    withdrawal: 'Auszahlung',
    chargeback: 'Angefochtene Einzahlung',
    refund: 'Erstattete Einzahlung',
    prize: 'Preis',
    jackpot_win: 'Jackpotgewinn',
    credit: 'Gutschrift',
    debit: 'Belastung',
  },
  statuses: {
    created: 'Begonnen',
    pending: 'In Bearbeitung',
    approved: 'Unterwegs',
    success: 'Eingegangen',
    paid: 'Ausgezahlt',
    failed: 'Fehlgeschlagen',
    declined: 'Abgelehnt',
    cancelled: 'Storniert',
    expired: 'Abgelaufen',
    taken: 'Zurückgeholt',
    returned: 'Zurückgegeben',
  },
  withdrawalPending: 'Reserviert',
  refunded: 'Erstattet',
  booked: 'Abgeschlossen',
  correction: 'Kontokorrektur',
  cashback: 'Cashback',
  draw: 'Verlosungen',
  dormant: 'Ruhendes Konto',
  notes: {
    chargeback: 'Deine Bank hat Einzahlung {id} zurückgeholt.',
    refund: 'Einzahlung {id} ging dorthin zurück, woher sie kam.',
    returned: 'Das Geld ist wieder auf deinem Guthaben.',
    owed: '{sum} davon waren nicht auf deinem Guthaben, diesen Betrag schuldest du.',
    debtPaid: '{sum} haben deine Schuld beglichen.',
    reversed: '{sum} davon wurden zurückgeholt.',
  },
  reasons: {
    debt_first:
      'Du schuldest Geld aus einer zurückgeholten Zahlung, das zuerst beglichen wird. Der Betrag ist wieder auf deinem Guthaben, und du kannst auszahlen, was übrig bleibt.',
    declined_by_bank: 'Deine Bank hat abgelehnt.',
    insufficient_funds: 'Auf dem Konto war nicht genug Geld.',
    limit_exceeded: 'Der Betrag liegt über einem Limit deiner Bank.',
    instrument_refused: 'Die Bank nimmt diese Karte oder dieses Konto nicht an.',
    cancelled_by_player: 'Du hast storniert.',
    declined_by_operator:
      'Wir konnten sie nicht genehmigen. Das Geld ist wieder auf deinem Guthaben. Mehr erfährst du beim Support.',
    expired: 'Die Zeit zum Bezahlen ist abgelaufen.',
    not_started: 'Wir konnten die Bank nicht erreichen. Es wurde nichts abgebucht.',
  },
}
