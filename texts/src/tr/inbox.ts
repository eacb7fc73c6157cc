import type { inbox as en } from '../en/inbox.ts'

export const inbox: typeof en = {
  title: 'Mesajlar',
  description: 'Size ne bildirdik ve size ne, nereden ulaşıyor.',
  empty: {
    title: 'Henüz mesaj yok',
    text: 'Güvenliğiniz, ödemeleriniz ve hesabınızla ilgili mesajlar burada görünür.',
  },
  unread: '{count, plural, =0 {Okunmamış mesaj yok} one {# okunmamış mesaj} other {# okunmamış mesaj}}',
  isNew: 'Yeni',
  markAll: 'Tümünü okundu işaretle',
  more: 'Daha eski mesajları göster',
  failed: 'Mesajlarınız yüklenemedi.',
  retry: 'Tekrar dene',
  unreachable:
    'Şu adrese gönderilen mesajlar geri dönüyor: {contact}. Böyle bir adres yok. Size ulaşabilmemiz için değiştirin.',
  change: 'İletişim bilgisini değiştir',
  settings: {
    title: 'Size ne ulaşır',
    text: 'Her konuyu size nasıl bildireceğimizi seçin. Güvenlik mesajları ve yasanın istediği mesajlar kapatılamaz.',
    fixed: 'Her zaman açık',
    quiet: 'Saat diliminize göre {from} ile {until} arasında haber gelmez.',
    news: 'Haberler ve teklifler',
    newsText: 'Bunları her iletişim bilgisi için seçin.',
    failed: 'Seçiminiz kaydedilemedi. Tekrar deneyin.',
  },
  topics: {
    security: 'Güvenlik',
    account: 'Hesap',
    payments: 'Ödemeler',
    play: 'Oyun geçmişi',
    protection: 'Güvenli oyun',
    support: 'Destek',
    news: 'Haberler',
  },
  channels: {
    email: 'E-posta',
    sms: 'SMS',
    push: 'Bu cihaz',
    inbox: 'Sitedeki mesajlar',
  },
}
