import type { cashier as en } from '../en/cashier.ts'

export const cashier: typeof en = {
  methods: {
    card: {
      title: 'Tarjeta',
      description: 'Pagas en la página de tu propio banco. Nunca vemos el número de tu tarjeta.',
      descriptionWithdraw: 'A una tarjeta con la que ya has pagado.',
    },
    'online-banking': {
      title: 'Banca en línea',
      description: 'Directamente desde tu cuenta. Lo confirmas con tu banco.',
      descriptionWithdraw: 'Directamente a tu cuenta.',
    },
    'bank-transfer': {
      title: 'Transferencia bancaria',
      description: 'Desde tu cuenta bancaria.',
      descriptionWithdraw: 'A una cuenta bancaria a tu nombre.',
    },
    bitcoin: {
      title: 'Pago en bitcoin',
      description: 'Lo envías desde tu monedero. Lo añadimos a tu saldo cuando la red lo confirma.',
      descriptionWithdraw: 'A tu monedero, al tipo de cambio del envío.',
    },
    other: {
      title: 'Otro método',
      description: 'Pagar con este método.',
      descriptionWithdraw: 'Retirar con este método.',
    },
  },
  minMax: 'De {min} a {max}',
  dayMax: 'Hasta {max} en 24 horas',
  requisites: {
    address: { label: 'Dirección de Bitcoin', placeholder: 'Dirección de tu monedero' },
    bank: {
      label: 'Banco',
      placeholder: 'Elige tu banco',
    },
    card_number: {
      label: 'Tarjeta',
      placeholder: 'Elige una tarjeta',
    },
    iban: {
      label: 'IBAN',
      placeholder: 'DE89 3704 0044 0532 0130 00',
    },
    account_holder: {
      label: 'Titular de la cuenta',
      placeholder: 'Nombre tal como figura en la cuenta',
    },
    card_holder: {
      label: 'Titular de la tarjeta',
      placeholder: 'Nombre tal como figura en la tarjeta',
    },
    phone: {
      label: 'Teléfono',
      placeholder: '+34 612 345 678',
    },
    other: {
      label: 'Datos',
      placeholder: 'Según lo que pida el método',
    },
  },
  noSavedCard: 'Puedes retirar a una tarjeta una vez que hayas pagado con ella.',
  types: {
    deposit: 'Depósito',
    withdrawal: 'Retiro',
    chargeback: 'Depósito disputado',
    refund: 'Depósito reembolsado',
    prize: 'Premio',
    jackpot_win: 'Bote ganado',
    credit: 'Abono',
    debit: 'Cargo',
  },
  statuses: {
    created: 'Iniciado',
    pending: 'En curso',
    approved: 'En camino',
    success: 'Recibido',
    paid: 'Pagado',
    failed: 'Fallido',
    declined: 'Rechazado',
    cancelled: 'Cancelado',
    expired: 'Caducado',
    taken: 'Retirado',
    returned: 'Devuelto',
  },
  withdrawalPending: 'Reservado',
  refunded: 'Reembolsado',
  booked: 'Completado',
  correction: 'Corrección de la cuenta',
  cashback: 'Cashback',
  draw: 'Sorteos',
  dormant: 'Cuenta inactiva',
  notes: {
    chargeback: 'Tu banco retiró el depósito {id}.',
    refund: 'El depósito {id} volvió a su origen.',
    returned: 'Está de nuevo en tu saldo.',
    owed: '{sum} no estaban en tu saldo, así que los debes.',
    debtPaid: '{sum} pagaron lo que debías.',
    reversed: 'Se retiraron {sum}.',
  },
  reasons: {
    debt_first:
      'Debes dinero de un pago que se retiró, y eso se paga primero. El importe está de nuevo en tu saldo y puedes retirar lo que quede.',
    declined_by_bank: 'Tu banco lo ha rechazado.',
    insufficient_funds: 'No había suficiente dinero en la cuenta.',
    limit_exceeded: 'Supera un límite de tu banco.',
    instrument_refused: 'El banco no acepta esta tarjeta o cuenta.',
    cancelled_by_player: 'Lo has cancelado tú.',
    declined_by_operator:
      'No hemos podido aprobarlo. El dinero ha vuelto a tu saldo. Contacta con el equipo de ayuda para saber más.',
    expired: 'Se acabó el tiempo para pagar.',
    not_started: 'No hemos podido contactar con el banco. No se te ha cobrado nada.',
  },
}
