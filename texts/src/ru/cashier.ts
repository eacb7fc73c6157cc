import type { cashier as en } from '../en/cashier.ts'

export const cashier: typeof en = {
  methods: {
    card: {
      title: 'Банковская карта',
      description: 'Вы платите на странице своего банка. Номера карты мы не видим.',
      descriptionWithdraw: 'На карту, с которой вы уже платили.',
    },
    'online-banking': {
      title: 'Онлайн-банк',
      description: 'Прямо с вашего счёта. Подтверждаете в своём банке.',
      descriptionWithdraw: 'Прямо на ваш счёт.',
    },
    'bank-transfer': {
      title: 'Банковский перевод',
      description: 'С вашего банковского счёта.',
      descriptionWithdraw: 'На банковский счёт на ваше имя.',
    },
    bitcoin: {
      title: 'Биткоин',
      description: 'Вы отправляете из своего кошелька. Зачислим после подтверждения сети.',
      descriptionWithdraw: 'На ваш кошелёк, по курсу на момент отправки.',
    },
    other: {
      title: 'Другой способ',
      description: 'Оплатить этим способом.',
      descriptionWithdraw: 'Вывести этим способом.',
    },
  },
  minMax: 'От {min} до {max}',
  dayMax: 'До {max} за 24 часа',
  requisites: {
    address: { label: 'Биткоин-адрес', placeholder: 'Адрес вашего кошелька' },
    bank: {
      label: 'Банк',
      placeholder: 'Выберите банк',
    },
    card_number: {
      label: 'Карта',
      placeholder: 'Выберите карту',
    },
    iban: {
      label: 'IBAN',
      placeholder: 'DE89 3704 0044 0532 0130 00',
    },
    account_holder: {
      label: 'Владелец счёта',
      placeholder: 'Имя, как на счёте',
    },
    card_holder: {
      label: 'Держатель карты',
      placeholder: 'Имя, как на карте',
    },
    phone: {
      label: 'Телефон',
      placeholder: '+7 912 345-67-89',
    },
    other: {
      label: 'Реквизиты',
      placeholder: 'Как требует способ',
    },
  },
  noSavedCard: 'Вывести на карту можно после того, как вы с неё заплатили.',
  types: {
    deposit: 'Пополнение',
    withdrawal: 'Вывод',
    chargeback: 'Оспоренное пополнение',
    refund: 'Возвращённое пополнение',
    prize: 'Приз',
    jackpot_win: 'Выигрыш джекпота',
    credit: 'Зачисление',
    debit: 'Списание',
  },
  statuses: {
    created: 'Начато',
    pending: 'В обработке',
    approved: 'В пути',
    success: 'Получено',
    paid: 'Выплачено',
    failed: 'Не удалось',
    declined: 'Отклонено',
    cancelled: 'Отменено',
    expired: 'Истекло',
    taken: 'Отозвано',
    returned: 'Возвращено',
  },
  withdrawalPending: 'Зарезервировано',
  refunded: 'Отправлено обратно',
  booked: 'Выполнено',
  correction: 'Корректировка баланса',
  cashback: 'Кэшбэк',
  draw: 'Розыгрыши',
  dormant: 'Неактивный счёт',
  notes: {
    chargeback: 'Ваш банк отозвал пополнение {id}.',
    refund: 'Пополнение {id} вернулось туда, откуда пришло.',
    returned: 'Деньги снова на балансе.',
    owed: '{sum} из этой суммы не было на балансе: это ваш долг.',
    debtPaid: '{sum} пошло на погашение долга.',
    reversed: 'Из этой суммы отозвано {sum}.',
  },
  reasons: {
    debt_first:
      'У вас есть долг из-за отозванного платежа, он погашается первым. Сумма снова на балансе, и вы можете вывести остаток.',
    declined_by_bank: 'Ваш банк отклонил платёж.',
    insufficient_funds: 'На счёте не хватило денег.',
    limit_exceeded: 'Превышен лимит вашего банка.',
    instrument_refused: 'Банк не принимает эту карту или счёт.',
    cancelled_by_player: 'Вы отменили платёж.',
    declined_by_operator: 'Мы не смогли одобрить вывод. Деньги снова на балансе. Подробности можно узнать в поддержке.',
    expired: 'Время на оплату вышло.',
    not_started: 'Не удалось связаться с банком. Деньги не списаны.',
  },
}
