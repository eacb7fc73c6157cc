import type { letters as en } from '../en/letters.ts'

export const letters: typeof en = {
  restore: {
    subject: '{brand} şifrenizi sıfırlayın',
    text: '{brand} hesabınızın şifresini sıfırlamak için bir istek aldık.\n\n{minutes} dakika içinde yeni bir şifre belirleyin:\n{link}\n\nBu isteği siz yapmadıysanız bu e-postayı dikkate almayın. Şifreniz değişmez.\n',
  },
  confirm: {
    subject: '{brand}: e-posta adresinizi onaylayın',
    text: 'Bu adresin size ait olduğunu onaylamak için {minutes} dakika içinde şu bağlantıyı açın:\n{link}\n\nYa da şu kodu girin: {code}\n\n{brand} hesabınız yoksa bu e-postayı dikkate almayın. Hiçbir şey olmaz.\n',
  },
  code: {
    subject: '{brand} kodunuz',
    text: 'Kodunuz: {code}. Geçerlilik süresi: {minutes} dakika.\n\n{brand} ekibinden kimse sizden bu kodu istemez. Bu kodu siz istemediyseniz şifrenizi bilen biri olabilir: Şifrenizi hemen değiştirin.\n',
  },
  historyExport: {
    subject: 'Casino geçmişiniz hazır',
    text: 'Turlarınızın dosyası hazır. Giriş yapın ve {days} gün içinde indirin:\n{link}\n',
  },
  staffInvitation: {
    subject: '{brand} çalışan hesabınız',
    text: '{brand} üzerinde çalışmaya davet edildiniz. {hours} saat içinde bir şifre belirleyin ve bir kimlik doğrulama uygulaması bağlayın:\n{link}\n\nBunun ne olduğunu bilmiyorsanız bu e-postayı dikkate almayın: Hiçbir şey olmaz.\n',
  },
}
