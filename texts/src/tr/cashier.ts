import type { cashier as en } from '../en/cashier.ts'

export const cashier: typeof en = {
  methods: {
    card: {
      title: 'Banka kartı',
      description: 'Ödemeyi bankanızın kendi sayfasında yaparsınız. Kart numaranızı hiç görmeyiz.',
      descriptionWithdraw: 'Daha önce ödeme yaptığınız bir karta.',
    },
    'online-banking': {
      title: 'İnternet bankacılığı',
      description: 'Doğrudan hesabınızdan. Bankanızda onaylarsınız.',
      descriptionWithdraw: 'Doğrudan hesabınıza.',
    },
    'bank-transfer': {
      title: 'Havale / EFT',
      description: 'Banka hesabınızdan.',
      descriptionWithdraw: 'Kendi adınıza olan bir banka hesabına.',
    },
    bitcoin: {
      title: 'Bitcoin ile ödeme',
      description: 'Cüzdanınızdan gönderirsiniz. Ağ onayladığında tutarı bakiyenize ekleriz.',
      descriptionWithdraw: 'Cüzdanınıza.',
    },
    other: {
      title: 'Diğer yöntem',
      description: 'Bu yöntemle ödeyin.',
      descriptionWithdraw: 'Bu yöntemle para çekin.',
    },
  },
  minMax: '{min} – {max}',
  dayMax: '24 saatte en fazla {max}',
  requisites: {
    bank: { label: 'Banka', placeholder: 'Bankanızı seçin' },
    card_number: { label: 'Kart', placeholder: 'Kart seçin' },
    iban: { label: 'IBAN', placeholder: 'DE89 3704 0044 0532 0130 00' },
    account_holder: { label: 'Hesap sahibi', placeholder: 'Hesaptaki ad soyad' },
    card_holder: { label: 'Kart sahibi', placeholder: 'Karttaki ad soyad' },
    phone: { label: 'Telefon', placeholder: '+44 7700 900123' },
    other: { label: 'Bilgiler', placeholder: 'Yöntemin istediği şekilde' },
  },
  noSavedCard: 'Bir kartla ödeme yaptıktan sonra o karta para çekebilirsiniz.',
  types: { deposit: 'Para yatırma', withdrawal: 'Para çekme', prize: 'Ödül', credit: 'Ekleme', debit: 'Kesinti' },
  statuses: {
    created: 'Başladı',
    pending: 'İşlemde',
    approved: 'Yolda',
    success: 'Alındı',
    paid: 'Ödendi',
    failed: 'Başarısız',
    declined: 'Reddedildi',
    cancelled: 'İptal edildi',
    expired: 'Süresi doldu',
  },
  withdrawalPending: 'Ayrıldı',
  booked: 'Tamamlandı',
  correction: 'Hesap düzeltmesi',
  reasons: {
    declined_by_bank: 'Bankanız reddetti.',
    insufficient_funds: 'Hesapta yeterli para yoktu.',
    limit_exceeded: 'Bankanızdaki bir limiti aşıyor.',
    instrument_refused: 'Banka bu kartı veya hesabı kabul etmiyor.',
    cancelled_by_player: 'Siz iptal ettiniz.',
    declined_by_operator: 'Onaylayamadık. Para bakiyenize geri döndü. Ayrıntılar için desteğe yazın.',
    expired: 'Ödeme süresi doldu.',
    not_started: 'Bankaya ulaşılamadı. Sizden para çekilmedi.',
  },
}
