import type { fairness as en } from '../en/fairness.ts'

export const fairness: typeof en = {
  title: 'Turu doğrula',
  description: 'Herhangi bir turu tohumlarından yola çıkarak kendi tarayıcınızda yeniden hesaplayın.',
  intro:
    'Siz bahis yapmadan önce tohumumuzun özetini (hash) gösterdik. Bu sayfa o tohumu, sizin tohumunuzu ve turun numarasını alır ve turu tarayıcınızda aynı kurallarla bir kez daha oynar. Bize hiçbir şey gönderilmez.',
  pick: {
    title: 'Son turlarınız',
    label: 'Son turlar',
    older: 'Tüm turlar',
    none: 'Henüz parayla tur oynamadınız.',
    signedOut:
      'Kendi turlarınızdan birini seçmek için giriş yapın ya da herhangi bir turun verilerini aşağıya yapıştırın.',
  },
  data: {
    label: 'Turun verileri',
    hint: 'JSON olarak tohumlar, seçimler ve sonuç. İçinde istediğinizi değiştirin ve ne olduğuna bakın.',
    wrong: 'Bunlar bir turun verileri değil.',
  },
  check: 'Doğrula',
  hidden: {
    title: 'Tohumumuz hâlâ gizli',
    text: 'Sonraki turlarınızı da o belirlediği için tohum, siz tohumları değiştirdiğinizde gösterilir. Sonraki turlarınız o zaman, özetini şimdiden bildiğiniz yeni bir çiftten çıkar.',
    action: 'Tohumları değiştir ve eskisini göster',
  },
  verdicts: {
    matches: { title: 'Hesap tutuyor', text: 'Tohum taahhüt ettiğimiz tohumdur; sonuç ve kazanç ondan çıkar.' },
    differs: {
      title: 'Hesap tutmuyor',
      text: 'Bu tur hakkında söylenenler tohumlarından çıkmıyor. Nerede bozulduğu aşağıda işaretli.',
    },
    part: { title: 'Kısmen kontrol edilebildi', text: 'Turun aleyhine bir şey yok, ama sonucu burada hesaplanamadı.' },
  },
  hindrances: {
    'unknown-game': 'Bu adda bir oyunumuz yok; bu yüzden kuralları burada bilinmiyor.',
    'other-version': 'Tur, kuralların bugünkünden farklı bir sürümüyle oynandı.',
  },
  noCrypto: 'Tarayıcınız özetleri yalnızca güvenli adreslerde (https) hesaplar. Bu sayfayı orada açın.',
  steps: {
    commitment: {
      title: 'Tohum, taahhüt ettiğimiz tohum',
      text: 'Sunucu tohumunun SHA-256 özeti, bahisten önce gösterilen özet olmalıdır.',
    },
    numbers: {
      title: 'Sayılar tohumlardan çıkıyor',
      text: 'Tohumunuzun, tur numarasının ve blok numarasının, sunucu tohumu anahtar alınarak hesaplanan HMAC-SHA256 değeri. {count, plural, one {# sayı kullanıldı.} other {# sayı kullanıldı.}}',
    },
    outcome: { title: 'Sonuç sayılardan çıkıyor', text: 'Oyunun kuralları, bu sayılara ve seçimlerinize uygulanır.' },
    win: { title: 'Kazanç sonuçtan çıkıyor', text: 'Ödeme tablosunun bu bahis için ödediği tutar.' },
  },
  holds: 'Doğrulandı',
  fails: 'Tutmuyor',
  said: 'Kayıtlı',
  found: 'Yeniden hesaplanan',
  nothing: 'Kuralların izin verdiği hiçbir şey',
  messages: 'Özeti alınan metinler',
  numbers: 'Sayılar',
}
