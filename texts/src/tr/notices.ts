import type { notices as en } from '../en/notices.ts'

export const notices: typeof en = {
  unknownDevice: 'Bilinmeyen cihaz',
  details: 'Cihaz: {device}\nAğ: {network}\nZaman: {time} UTC',
  advice:
    'Bu sizseniz bir şey yapmanıza gerek yok.\n\nSiz değilseniz şifrenizi hemen değiştirin ve diğer cihazlarınızdaki oturumları kapatın:\n{link}',
  contactAdvice:
    'Bunu siz yaptıysanız bir şey yapmanız gerekmez.\n\nSiz yapmadıysanız şifrenizi hemen değiştirin; giriş yapamıyorsanız bize yazın:\n{link}',
  kinds: {
    newDevice: {
      subject: '{brand} hesabınıza yeni giriş',
      text: '{brand} hesabınıza daha önce kullanmadığınız bir cihazdan giriş yapıldı.',
    },
    password: {
      subject: '{brand} şifreniz değiştirildi',
      text: '{brand} hesabınızın şifresi değiştirildi.',
    },
    emailChanged: {
      subject: '{brand} hesabınızın e-posta adresi değişti',
      text: '{brand} hesabınızın e-posta adresi artık {contact}.',
    },
    phoneChanged: {
      subject: '{brand} hesabınızın telefon numarası değişti',
      text: '{brand} hesabınızın telefon numarası artık {contact}.',
    },
    secondStepOn: {
      subject: '{brand}: e-posta kodları açıldı',
      text: '{brand} hesabınız artık girişte e-postayla gönderilen bir kod istiyor.',
    },
    secondStepOff: {
      subject: '{brand}: e-posta kodları kapatıldı',
      text: '{brand} hesabınız artık girişte e-postayla gönderilen bir kod istemiyor.',
    },
    serviceLinked: {
      subject: '{brand} hesabınıza bir uygulama bağlandı',
      text: '{brand} hesabınıza bir mesajlaşma hesabı bağlandı. Artık şifreniz olmadan giriş yapabilir.',
    },
    serviceUnlinked: {
      subject: '{brand} hesabınızdan bir uygulama ayrıldı',
      text: '{brand} hesabınızla bir uygulamanın bağlantısı kaldırıldı. Artık giriş yapamaz.',
    },
    appOn: {
      subject: '{brand}: kimlik doğrulama uygulaması açıldı',
      text: '{brand} hesabınıza bir kimlik doğrulama uygulaması bağlandı. Artık giriş için uygulamadaki kod gerekiyor.',
    },
    appOff: {
      subject: '{brand}: kimlik doğrulama uygulaması kapatıldı',
      text: 'Kimlik doğrulama uygulaması {brand} hesabınızdan kaldırıldı. Kurtarma kodları artık geçerli değil.',
    },
    recoveryUsed: {
      subject: '{brand}: bir kurtarma kodu kullanıldı',
      text: '{brand} hesabınız için kurtarma kodlarınızdan biri kullanıldı. Bu kod bir daha çalışmaz.',
    },
    recoveryRenewed: {
      subject: '{brand}: yeni kurtarma kodları',
      text: '{brand} hesabınız için yeni kurtarma kodları oluşturuldu. Eskileri artık geçerli değil.',
    },
    passkeyAdded: {
      subject: '{brand}: bir geçiş anahtarı eklendi',
      text: '{brand} hesabınıza bir geçiş anahtarı eklendi. Hesabı şifresiz açar.',
    },
    passkeyRemoved: {
      subject: '{brand}: bir geçiş anahtarı kaldırıldı',
      text: '{brand} hesabınızdan bir geçiş anahtarı kaldırıldı. Artık hesabı açmaz.',
    },
  },
}
