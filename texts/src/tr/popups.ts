import type { popups as en } from '../en/popups.ts'

export const popups: typeof en = {
  promocodeActivated: {
    title: 'Promosyon kodu uygulandı',
    text: 'Kazandığınızı bonuslarınızda bulabilirsiniz.',
    named: '{title} hazır. Bonuslarınızda bulabilirsiniz.',
    action: 'Bonuslarımı gör',
  },
  unseenCashback: {
    title: 'Kayıp iadeniz var',
    until: 'Son alma tarihi: {date}.',
    text: 'Kaybettiğinizin bir kısmını geri alırsınız. Çevrim şartı yoktur.',
    action: 'Kayıp iadesini gör',
  },
  sumsub: {
    title: 'Kimliğinizi doğrulayın',
    text: 'Devam edebilmeniz için kimliğinizi doğrulamamız gerekiyor. Bakiyeniz güvende.',
    action: 'Doğrulamayı başlat',
  },
  demoMode: {
    title: 'Ücretsiz oynuyorsunuz',
    text: 'Oyun parasıyla oynuyorsunuz, bu yüzden kazancınızı çekemezsiniz. İhtimaller gerçek parayla aynıdır.',
    real: 'Gerçek parayla oyna',
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
    toRewards: 'Puan kazanma yollarını gör',
  },
  quest: { title: 'Görev', progress: '{done} / {goal}', reward: 'Ödül: {reward}', close: 'Kapat' },
  character: {
    title: 'Karakterinizi seçin',
    confirmTitle: 'Karakteriniz değişsin mi?',
    confirmText: 'Yeni karakteriniz: {name}. Puanlarınız ve seviyeniz aynı kalır.',
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
  promotion: { go: 'Daha fazla bilgi' },
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
      text: 'Şu adrese bir bağlantı göndereceğiz: {contact}. Onaylı bir adresle, şifrenizi unutursanız hesabınıza yeniden girebilirsiniz.',
      agree: 'Bağlantıyı gönder',
      reject: 'Şimdi değil',
    },
    bonusRemove: {
      title: 'Bu bonus iptal edilsin mi?',
      text: 'Bonus paranızı ({amount}) ve çevrim ilerlemenizi kaybedersiniz. Kendi paranız ve onunla kazandıklarınız sizde kalır.',
      agree: 'Bonusu iptal et',
      reject: 'Bonusu koru',
    },
    bonusActivate: {
      title: 'Bu bonus etkinleştirilsin mi?',
      text: 'Bundan sonraki bahisleriniz çevrim şartına sayılır. Toplam bahsiniz {required} olduğunda bakiyenize {amount} ekleriz. O zamana kadar bonus oynanamaz ve çekilemez.',
      agree: 'Etkinleştir',
      reject: 'Şimdi değil',
    },
    fillProfile: {
      title: 'Profilinizi tamamlayın',
      text: 'Devam etmek için birkaç bilgi daha gerekiyor. Ardından buraya geri dönersiniz.',
      agree: 'Profilime git',
      reject: 'Şimdi değil',
    },
    bettingBonusActivated: {
      title: 'Bahis bonusunuz etkin',
      text: 'Koşullarına uyan her maçta kullanabilirsiniz.',
      agree: 'Maçları gör',
      reject: 'Burada kal',
    },
  },
}
