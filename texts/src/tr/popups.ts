import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'Kod etkinleştirildi',
    text: 'Size kazandırdığını bonuslarınızda bulabilirsiniz.',
    named: '{title} hazır. Bonuslarınızda bulabilirsiniz.',
    action: 'Bonuslarıma git',
  },
  unseenCashback: {
    title: 'Size kayıp iadesi var',
    until: 'Son alma tarihi: {date}.',
    text: 'Kaybettiğinizin bir kısmı geri geliyor. Bunun için bahis yapmanız gerekmez.',
    action: 'Göster',
  },
  sumsub: {
    title: 'Kim olduğunuzu bilmemiz gerekiyor',
    text: 'Devam edebilmek için kimliğinizin doğrulanması gerekiyor. Bu sırada bakiyeniz olduğu gibi kalır.',
    action: 'Doğrulamaya git',
  },
  demoMode: {
    title: 'Ücretsiz oynuyorsunuz',
    text: 'Bu modda kazanılan, oyun parasıdır ve çekilemez. Kazanma ihtimalleri aynıdır.',
    real: 'Parayla oyna',
    stay: 'Ücretsiz devam et',
  },
  shop: {
    confirmTitle: 'Satın alınsın mı?',
    confirmText: '{title}: {points, plural, one {# puan} other {# puan}}.',
    buy: 'Satın al',
    boughtTitle: 'Artık sizin',
    boughtText: '{title} hesabınıza eklendi.',
    done: 'Tamam',
    fewTitle: 'Puanınız yetmiyor',
    fewText: '{title}: {points, plural, one {# puan} other {# puan}}. Sizin puanınız: {have}.',
    toRewards: 'Puan nasıl kazanılır?',
  },
  quest: { title: 'Görev', progress: '{done} / {goal}', reward: 'Ödül: {reward}', close: 'Kapat' },
  character: {
    title: 'Karakterinizi seçin',
    confirmTitle: 'Karakteriniz değişsin mi?',
    confirmText: 'Bundan sonra size {name} eşlik edecek. Puanlarınız ve seviyeniz aynı kalır.',
    change: 'Değiştir',
    choose: 'Seç: {name}',
    mine: 'Sizin karakteriniz',
  },
  inactivity: {
    title: 'Hâlâ orada mısınız?',
    text: 'Güvenliğiniz için, işlem yapmadığınızda oturumunuzu kapatırız. Bakiyeniz ve bahisleriniz olduğu gibi kalır.',
    left: '{seconds, plural, one {# saniye kaldı} other {# saniye kaldı}}',
    stay: 'Oturumu açık tut',
    leave: 'Çıkış yap',
  },
  registration: {
    wrongRegServerError: 'Hesabınızı bu uygulamanın içinde açamadık. Tekrar deneyin veya siteyi bir tarayıcıda açın.',
  },
  promotion: { go: 'Göz at' },
  campaign: { preview: 'Önizleme' },
  confirms: {
    burnBonuses: {
      title: 'Para çekip bonusu kaybetmek istiyor musunuz?',
      text: 'Bu çekim etkin bonusunuzu iptal eder. Bonus paranızı ({amount}) ve çevrim ilerlemenizi kaybedersiniz. Kendi paranız ve onunla kazandıklarınız sizde kalır.',
      agree: 'Çek ve bonusu kaybet',
      reject: 'Bonusu koru',
    },
    confirmEmail: {
      title: 'E-postanızı onaylayın',
      text: 'Bağlantıyı şu adrese göndeririz: {contact}. Onaylı bir adresle hesabınıza her zaman yeniden girebilirsiniz.',
      agree: 'Bağlantıyı gönder',
      reject: 'Sonra',
    },
    bonusRemove: {
      title: 'Bu bonus iptal edilsin mi?',
      text: 'Bonus paranızı ({amount}) ve çevrim ilerlemenizi kaybedersiniz. Kendi paranız ve onunla kazandıklarınız sizde kalır.',
      agree: 'Bonusu iptal et',
      reject: 'Bonusu koru',
    },
    bonusActivate: {
      title: 'Bu bonus etkinleştirilsin mi?',
      text: 'Bundan sonraki bahisleriniz çevrim şartına sayılır. Toplam bahsiniz {required} olduğunda bonus ({amount}) bakiyenize geçer; o zamana kadar oynanamaz ve çekilemez.',
      agree: 'Etkinleştir',
      reject: 'Şimdi değil',
    },
    fillProfile: {
      title: 'Bazı bilgileriniz eksik',
      text: 'Bunun için sizi biraz daha tanımamız gerekiyor. Ardından buraya geri dönersiniz.',
      agree: 'Profilime git',
      reject: 'Şimdi değil',
    },
    bettingBonusActivated: {
      title: 'Bahis bonusunuz etkin',
      text: 'Koşullarına uyan her maçta kullanabilirsiniz.',
      agree: 'Maçlara git',
      reject: 'Burada kal',
    },
  },
}
