import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: '{brand} için yeni şifre',
    text: '{brand} hesabınız için yeni bir şifre istendi.\n\nŞifrenizi {minutes} dakika içinde buradan belirleyin:\n{link}\n\nBu isteği siz yapmadıysanız bu e-postayı dikkate almayın. Şifreniz değişmez.\n',
  },
  confirm: {
    subject: '{brand}: e-posta adresinizi onaylayın',
    text: 'Bu adresin size ait olduğunu onaylamak için {minutes} dakika içinde şu bağlantıyı açın:\n{link}\n\nYa da şu kodu girin: {code}\n\n{brand} hesabınız yoksa bu e-postayı dikkate almayın: Hiçbir şey olmaz.\n',
  },
  code: {
    subject: '{brand} kodunuz',
    text: 'Kodunuz: {code}. Geçerlilik süresi: {minutes} dakika.\n\n{brand} ekibinden kimse sizden bu kodu istemez. Giriş yapmayı veya ayarlarınızı değiştirmeyi denemediyseniz şifrenizi değiştirin: Onu bilen biri var.\n',
  },
  historyExport: {
    subject: 'Casino geçmişiniz hazır',
    text: 'İstediğiniz turların dosyası hazır. Giriş yaptıktan sonra {days} gün boyunca buradan indirebilirsiniz:\n{link}\n',
  },
  staffInvitation: {
    subject: '{brand} çalışan hesabınız',
    text: '{brand} üzerinde çalışmaya davet edildiniz. {hours} saat içinde bir şifre belirleyin ve bir kimlik doğrulama uygulaması bağlayın:\n{link}\n\nBunun ne olduğunu bilmiyorsanız bu e-postayı dikkate almayın: Hiçbir şey olmaz.\n',
  },
}
