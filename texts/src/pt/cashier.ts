import type { cashier as en } from '../en/cashier.ts'

export const cashier: typeof en = {
  methods: {
    card: {
      title: 'Cartão',
      description: 'Você paga na página do seu próprio banco. Nunca vemos o número do seu cartão.',
      descriptionWithdraw: 'Para um cartão com que você já pagou.',
    },
    'online-banking': {
      title: 'Banco on-line',
      description: 'Direto da sua conta. Você confirma com seu banco.',
      descriptionWithdraw: 'Direto para sua conta.',
    },
    'bank-transfer': {
      title: 'Transferência bancária',
      description: 'Da sua conta bancária.',
      descriptionWithdraw: 'Para uma conta bancária em seu nome.',
    },
    bitcoin: {
      title: 'Pagamento em bitcoin',
      description: 'Você envia da sua carteira. Adicionamos ao seu saldo quando a rede confirmar.',
      descriptionWithdraw: 'Para a sua carteira, pela cotação do envio.',
    },
    other: {
      title: 'Outro método',
      description: 'Pagar com este método.',
      descriptionWithdraw: 'Sacar com este método.',
    },
  },
  minMax: 'De {min} a {max}',
  dayMax: 'Até {max} em 24 horas',
  requisites: {
    address: { label: 'Endereço de Bitcoin', placeholder: 'Endereço da sua carteira' },
    bank: {
      label: 'Banco',
      placeholder: 'Escolha seu banco',
    },
    card_number: {
      label: 'Cartão',
      placeholder: 'Escolha um cartão',
    },
    iban: {
      label: 'IBAN',
      placeholder: 'DE89 3704 0044 0532 0130 00',
    },
    account_holder: {
      label: 'Titular da conta',
      placeholder: 'Nome como está na conta',
    },
    card_holder: {
      label: 'Titular do cartão',
      placeholder: 'Nome como está no cartão',
    },
    phone: {
      label: 'Telefone',
      placeholder: '+55 11 91234-5678',
    },
    other: {
      label: 'Dados',
      placeholder: 'Como o método pedir',
    },
  },
  noSavedCard: 'Você pode sacar para um cartão depois de pagar com ele.',
  types: {
    deposit: 'Depósito',
    withdrawal: 'Saque',
    chargeback: 'Depósito contestado',
    refund: 'Depósito reembolsado',
    prize: 'Prêmio',
    jackpot_win: 'Jackpot ganho',
    credit: 'Crédito',
    debit: 'Débito',
  },
  statuses: {
    created: 'Iniciado',
    pending: 'Em andamento',
    approved: 'A caminho',
    success: 'Recebido',
    paid: 'Pago',
    failed: 'Falhou',
    declined: 'Recusado',
    cancelled: 'Cancelado',
    expired: 'Expirado',
    taken: 'Estornado',
    returned: 'Devolvido',
  },
  withdrawalPending: 'Reservado',
  refunded: 'Reembolsado',
  booked: 'Concluído',
  correction: 'Correção da conta',
  cashback: 'Cashback',
  draw: 'Sorteios',
  dormant: 'Conta inativa',
  notes: {
    chargeback: 'Seu banco estornou o depósito {id}.',
    refund: 'O depósito {id} voltou para a origem.',
    returned: 'Está de volta no seu saldo.',
    owed: '{sum} não estavam no seu saldo, então você deve esse valor.',
    debtPaid: '{sum} pagaram o que você devia.',
    reversed: '{sum} foram estornados.',
  },
  reasons: {
    debt_first:
      'Você deve dinheiro de um pagamento estornado, e isso é pago primeiro. O valor está de volta no seu saldo, e você pode sacar o que sobrar.',
    declined_by_bank: 'Seu banco recusou.',
    insufficient_funds: 'Não havia dinheiro suficiente na conta.',
    limit_exceeded: 'Passa de um limite do seu banco.',
    instrument_refused: 'O banco não aceita este cartão ou esta conta.',
    cancelled_by_player: 'Você cancelou.',
    declined_by_operator:
      'Não foi possível aprovar. O dinheiro voltou ao seu saldo. Fale com o suporte para saber mais.',
    expired: 'O tempo para pagar acabou.',
    not_started: 'Não foi possível contatar o banco. Nada foi cobrado.',
  },
}
