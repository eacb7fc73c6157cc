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
    title: 'Bu hesap engellendi',
    description: 'Şimdilik oynayamazsınız. Bakiyeniz korunuyor. Ayrıntıları destekten öğrenebilirsiniz.',
    button: 'Desteğe git',
  },
  unsubscribed: {
    title: 'Aboneliğiniz sona erdi',
    description:
      'Bu adrese artık haber göndermeyeceğiz. Ödemeleriniz ve güvenliğinizle ilgili mesajlar size ulaşmaya devam eder.',
    button: 'Ana sayfaya git',
  },
  offline: {
    title: 'Bağlantı yok',
    description: 'Sunucuya ulaşamıyoruz. Hiçbir şey kaybolmadı; bakiyeniz ve bahisleriniz olduğu gibi duruyor.',
    button: 'Tekrar dene',
  },
  slot: {
    title: 'Oyun başlatılamıyor',
    description: 'Bahis alınmadı. Lütfen daha sonra tekrar deneyin veya başka bir oyun seçin.',
    button: 'Casinoya git',
  },
  busy: {
    title: 'Bir dakika lütfen',
    description: 'Şu anda çok yoğunuz. Lütfen birazdan tekrar deneyin.',
    button: 'Tekrar dene',
  },
}
