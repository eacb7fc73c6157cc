import type { system as en } from '../en/system.ts'

export const system: typeof en = {
  notFound: {
    title: 'Sayfa bulunamadı',
    description: 'Bu adreste bir şey yok. Sayfa taşınmış ya da bağlantı yanlış yazılmış olabilir.',
    button: 'Ana sayfaya git',
  },
  forbidden: { title: 'Erişim yok', description: 'Bu sayfaya erişiminiz yok.', button: 'Ana sayfaya git' },
  maintenance: {
    title: 'Birazdan döneriz',
    description: 'İyileştirmeler yapıyoruz. Bakiyeniz ve açık bahisleriniz güvende.',
    button: 'Tekrar dene',
  },
  blocked: {
    title: 'Hesabınız engellendi',
    description: 'Şu anda oynayamazsınız. Bakiyeniz güvende. Ayrıntılar için desteğe yazın.',
    button: 'Desteğe yaz',
  },
  unsubscribed: {
    title: 'Abonelikten çıktınız',
    description:
      'Bu adrese artık haber ve teklif göndermeyeceğiz. Ödemeleriniz ve güvenliğinizle ilgili mesajları almaya devam edersiniz.',
    button: 'Ana sayfaya git',
  },
  offline: {
    title: 'İnternet bağlantınız yok',
    description:
      'Sunucularımıza ulaşamıyoruz. Bakiyeniz ve bahisleriniz güvende. Bağlantınızı kontrol edip tekrar deneyin.',
    button: 'Tekrar dene',
  },
  slot: {
    title: 'Oyun başlatılamadı',
    description: 'Sizden para çekilmedi. Daha sonra tekrar deneyin veya başka bir oyun seçin.',
    button: 'Casinoya git',
  },
  busy: {
    title: 'Şu anda çok yoğunuz',
    description: 'Bakiyeniz ve açık bahisleriniz güvende. Birazdan tekrar deneyin.',
    button: 'Tekrar dene',
  },
}
