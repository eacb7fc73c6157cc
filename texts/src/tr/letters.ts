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
  stepUp: {
    subject: '{brand} kodunuz',
    text: 'Kodunuz: {code}. Geçerlilik süresi: {minutes} dakika.\n\nOnayladığı işlem: {what}.\n\n{brand} ekibinden kimse sizden bu kodu istemez. Bu siz değilseniz biri hesabınıza girmiş olabilir: Şifrenizi hemen değiştirin.\n',
  },
  statement: {
    subject: '{brand} hesap özetiniz',
    text: '{brand} hesap özetiniz hazır: ay ay yatırdığınız, çektiğiniz, bahse koyduğunuz ve kazandığınız tutarlar. Görmek ve limitlerinizin hâlâ size uygun olup olmadığını kontrol etmek için giriş yapın:\n{link}\n',
  },
  historyExport: {
    subject: 'Casino geçmişiniz hazır',
    text: 'Turlarınızın dosyası hazır. Giriş yapın ve {days} gün içinde indirin:\n{link}\n',
  },
  playPattern: {
    subject: 'Son zamanlarda nasıl oynadığınıza bir bakış',
    text: '{brand} üzerinde oynama biçiminiz bir an düşünmeye değer. Bu sayfada fark ettiklerimizi kendi rakamlarınızla ve neler yapabileceğinizi görebilirsiniz:\n{link}\n\nBiriyle konuşmak isterseniz ücretsiz ve gizli yardım da orada. Bir şey yapmak zorunda değilsiniz ve kimse bunu size bir şey satmak için kullanmaz.\n',
  },
  documentEnds: {
    subject: '{brand} için belgenizin süresi yakında doluyor',
    text: 'Kimliğinizi doğruladığınız belge {date} tarihine kadar geçerli. Oynamaya ve para çekmeye devam etmek için o tarihten önce yeni bir belge gösterin:\n{link}\n',
  },
  unverifiedClosed: {
    subject: '{brand} hesabınız kapatıldı',
    text: 'Yasa, {hours} saat içinde doğrulanmayan hesapları kapatmamızı istiyor; bu yüzden hesabınızı kapattık. Hesapta para varsa yine giriş yapıp kimliğinizi doğruladıktan sonra çekebilirsiniz:\n{link}\n\nDilediğiniz zaman yeni bir hesap açabilirsiniz.\n',
  },
  dormantSoon: {
    subject: '{brand} hesabınızın etkin kalması için giriş yapın',
    text: '{brand} hesabınıza en son {last} tarihinde giriş yaptınız. {date} tarihinden önce giriş yapmazsanız hesabınız atıl duruma geçecek.{balance}\n\nHer şeyin olduğu gibi kalması için giriş yapmanız yeterli. Paranızı da dilediğiniz zaman çekebilirsiniz:\n{link}\n',
    balances: {
      kept: ' {sum} tutarındaki bakiyeniz sizin olmaya devam edecek.',
      forfeited: ' Yasa gereği {sum} tutarındaki bakiyenizi o zaman kaybedersiniz.',
      'to-regulator': ' Yasa gereği {sum} tutarındaki bakiyenizi o zaman şu kuruma devretmemiz gerekir: {authority}.',
    },
  },
  dormantNow: {
    subject: '{brand} hesabınız artık atıl durumda',
    text: '{brand} hesabınıza en son {last} tarihinde giriş yaptınız; bu nedenle hesabınız {date} tarihinden beri atıl durumda.{balance}\n\nDilediğiniz zaman yeniden giriş yapabilirsiniz:\n{link}\n',
    balances: {
      kept: ' {sum} tutarındaki bakiyeniz hâlâ sizin.',
      forfeited: ' Yasa gereği {sum} tutarındaki bakiyenizi kaybettiniz.',
      'to-regulator':
        ' Yasanın gerektirdiği gibi {sum} tutarındaki bakiyenizi şu kuruma devrettik: {authority}. Geri almak isterseniz bize ulaşın.',
    },
  },
  /** {answer} is what staff wrote. */
  supportAnswer: {
    subject: 'Size yanıt verdik',
    text: '{answer}\n\n{brand} üzerinde okuyup yanıtlayın (no. {number}):\n{link}\n',
  },
  supportTranscript: {
    subject: '{brand} ile görüşmeniz',
    text: '{brand} ile {number} numaralı görüşmeniz:\n\n{messages}\n',
    you: 'Siz',
    us: '{brand}',
  },
  unreachable: {
    subject: 'Mesajlarımız size ulaşmıyor',
    text: '{brand} tarafından şu adrese gönderilen bir mesaj geri döndü: {contact}. Böyle bir adres yok. Önemli olduğunda size ulaşabilmemiz için adresi kontrol edin veya değiştirin:\n{link}\n',
  },
  depositArrived: {
    subject: 'Yatırdığınız tutar hesabınızda: {sum}',
    text: 'Yatırdığınız tutar {brand} hesabınıza geçti: {sum}. Ayrıntılar geçmişinizde:\n{link}\n',
  },
  depositTakenBack: {
    subject: 'Yatırdığınız tutar geri alındı: {sum}',
    text: 'Ödeme sağlayıcınız yatırdığınız tutarı geri aldı: {sum}. Bu yüzden tutarı {brand} bakiyenizden düştük. Bunun hesabınız için ne anlama geldiğini geçmişinizde görebilirsiniz:\n{link}\n\nNedenini bilmiyorsanız bankanıza sorun veya bize yazın.\n',
  },
  withdrawalPaid: {
    subject: 'Size para gönderdik: {sum}',
    text: '{brand} hesabınızdan çektiğiniz tutar yolda: {sum}. Bankanızda görünmesi birkaç gün sürebilir. Ayrıntılar geçmişinizde:\n{link}\n\nBu çekimi siz istemediyseniz şifrenizi değiştirin ve hemen bize ulaşın.\n',
  },
  giftEnds: {
    subject: '{date} tarihinde sona eriyor: {gift}',
    text: '{date} tarihinde sona eriyor: {gift}. Ondan sonra kullanılamaz. Kullanmak zorunda değilsiniz; kendi paranız olduğu gibi kalır.\n\nSahip olduğunuz her şey burada:\n{link}\n',
  },
  giftEnded: {
    subject: 'Sona erdi: {gift}',
    text: '{date} tarihinde sona erdi: {gift}. Artık kullanılamaz. Kendi paranız ve kazandıklarınız sizindir.\n\nSahip olduğunuz her şey burada:\n{link}\n',
  },
  drawWon: {
    subject: 'Kazandınız: {sum}',
    text: '“{draw}” çekilişinde kazandınız: {sum}. Para hesabınızda. Kazananların nasıl belirlendiğini çekilişin sayfasında görebilirsiniz:\n{link}\n',
  },
  withdrawalDeclined: {
    subject: 'Para çekme işleminiz tamamlanmadı: {sum}',
    text: '{brand} hesabınızdan para çekme işleminiz reddedildi: {sum}. Para yeniden hesabınızda. Nedenini geçmişinizde görebilirsiniz:\n{link}\n',
  },
  staffInvitation: {
    subject: '{brand} çalışan hesabınız',
    text: '{brand} üzerinde çalışmaya davet edildiniz. {hours} saat içinde bir şifre belirleyin ve bir kimlik doğrulama uygulaması bağlayın:\n{link}\n\nBunun ne olduğunu bilmiyorsanız bu e-postayı dikkate almayın: Hiçbir şey olmaz.\n',
  },
}
