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
    none: 'Henüz gerçek parayla tur oynamadınız.',
    signedOut:
      'Kendi turlarınızdan birini seçmek için giriş yapın ya da herhangi bir turun verilerini aşağıya yapıştırın.',
  },
  data: {
    label: 'Turun verileri',
    hint: 'JSON olarak tohumlar, seçimler ve sonuç. İçinde istediğinizi değiştirin ve ne olduğuna bakın.',
    wrong: 'Bu, geçerli bir tur verisi değil.',
  },
  check: 'Doğrula',
  hidden: {
    title: 'Tohumumuz hâlâ gizli',
    text: 'Sonraki turlarınızı da belirlediği için onu yalnızca tohumları değiştirdiğinizde açıklarız. Sonraki turlarınız yeni bir çift kullanır. Bizim tohumumuzun özetini zaten biliyorsunuz.',
    action: 'Tohumları değiştir ve eskisini açıkla',
  },
  verdicts: {
    matches: { title: 'Tur doğrulandı', text: 'Tohum, gösterilen özete uyuyor; sonuç ve kazanç ondan çıkıyor.' },
    differs: {
      title: 'Hesap tutmuyor',
      text: 'Bu turun verileri tohumlarından çıkmıyor. Farkı aşağıda görebilirsiniz. Bu sizin turunuzsa desteğe yazın.',
    },
    part: { title: 'Kısmen doğrulandı', text: 'Hata bulunmadı, ama sonuç burada yeniden hesaplanamadı.' },
  },
  hindrances: {
    'unknown-game': 'Bu adda bir oyunumuz yok, bu yüzden hesaplayamıyoruz.',
    'other-version': 'Bu tur, kuralların başka bir sürümüyle oynandı.',
  },
  noCrypto: 'Tarayıcınız özetleri yalnızca güvenli adreslerde (https) hesaplar. Bu sayfayı orada açın.',
  steps: {
    commitment: {
      title: 'Tohum, gösterilen özete uyuyor',
      text: 'Sunucu tohumunun SHA-256 özeti, bahisten önce gösterilen özet olmalıdır.',
    },
    numbers: {
      title: 'Sayılar tohumlardan çıkıyor',
      text: 'Tohumunuzun, tur numarasının ve blok numarasının, sunucu tohumu anahtar alınarak hesaplanan HMAC-SHA256 değeri. {count, plural, one {# sayı kullanıldı.} other {# sayı kullanıldı.}}',
    },
    outcome: { title: 'Sonuç sayılardan çıkıyor', text: 'Oyunun kuralları, bu sayılara ve seçimlerinize uygulanır.' },
    jackpot: {
      title: 'Jackpot seed’lerden çıkıyor',
      text: 'Her seviyenin aynı seed’lerden gelen kendi sayısı vardır. Tur, sayısı bahsin payına düşen en büyük seviyeyi kazanır.',
    },
    win: { title: 'Kazanç sonuçtan çıkıyor', text: 'Ödeme tablosunun bu bahis için ödediği tutar.' },
  },
  holds: 'Doğrulandı',
  fails: 'Tutmuyor',
  said: 'Kayıtlı',
  found: 'Yeniden hesaplanan',
  noLevel: 'Hiçbir seviye kazanılmadı',
  nothing: 'Kuralların izin verdiği hiçbir şey',
  messages: 'Özeti alınan metinler',
  numbers: 'Sayılar',
  algorithm: {
    title: '{game} nasıl çalışır',
    description:
      'Bir {game} turunu kendiniz hesaplamanız için gereken her şey: seed’ler, sayılar, kurallar ve örnekler.',
    intro:
      'Bir turu bizsiz hesaplamak için gereken bu kadar: sayıların seed’lerden, sonucun da sayılardan nasıl çıktığı. Bununla herkes bir doğrulayıcı yazabilir.',
    version: 'Sürüm {version}',
    play: '{game} oyna',
    back: 'Tur doğrula',
    inEnglish: 'Aşağıdaki metin İngilizcedir.',
    choices: 'Oyuncunun seçimi',
    outcome: 'Sayılardan sonuca',
    win: 'Sonuçtan kazanca',
    common: 'Tüm oyunlarda aynı olanlar',
    figures: 'Değerler',
    examples: 'Örnekler',
    exampleNote: 'Sonucu belirleyen her şeyle birlikte turlar. Bir doğrulayıcı her birinde aynı sonucu bulmalı.',
    example: 'Örnek {number}',
  },
  games: {
    title: 'Oyunlarımız nasıl çalışır',
    text: 'Her oyun için seed’lerden sonuca giden kesin yol, örneklerle.',
  },
  offline: {
    title: 'Çevrimdışı doğrulayıcı',
    text: 'Tüm oyunlarımızın turlarını cihazınızda, internet olmadan yeniden hesaplayan tek bir dosya. Kuralları sunucumuzunkilerden ayrı yazıldı; bu yüzden herhangi birindeki hatayı fark eder.',
    action: 'Doğrulayıcıyı indir',
  },
}
