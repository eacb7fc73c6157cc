import type { harm as en } from '../en/harm.ts'

export const harm: typeof en = {
  title: 'Son zamanlarda nasıl oynadınız',
  noticed:
    'Son {days} günde bakmaya değer bir şey fark ettik. Bunlar sizin kendi rakamlarınız; kimse bunları size bir şey satmak için kullanmaz.',
  concern:
    'Son {days} günde oynama biçiminiz bizi biraz endişelendiriyor. Bunlar sizin kendi rakamlarınız; kimse bunları size bir şey satmak için kullanmaz.',
  why: 'Bunu neden görüyorsunuz',
  markers: {
    chasing: 'Bir kayıptan sonraki bir saat içinde {value} kez para yatırdınız. Sayı {from} olunca bildiriyoruz.',
    night: 'Turlarınızın yüzde {value} kadarı gece yarısı ile 06.00 arasındaydı. Yüzde {from} olunca bildiriyoruz.',
    raised_limits: '{value} kez bir limiti yükselttiniz ya da kaldırdınız. Sayı {from} olunca bildiriyoruz.',
    cancelled_withdrawals: '{value} para çekme işlemini iptal ettiniz. Sayı {from} olunca bildiriyoruz.',
    declined_deposits: '{value} para yatırma işleminiz reddedildi. Sayı {from} olunca bildiriyoruz.',
    long_sessions: 'Aralıksız en uzun oyununuz {value} dakika sürdü. Süre {from} dakika olunca bildiriyoruz.',
    rising_stakes:
      'Geçen hafta oynadığınız bir günde, önceki haftalara göre yüzde {value} daha fazla bahis yaptınız. Yüzde {from} olunca bildiriyoruz.',
  },
  did: 'Ne yaptık',
  actions: {
    message: 'Size yazdık.',
    'stop-marketing': 'Size teklif ve haber göndermeyi bıraktık.',
    interaction: 'Ekibimizden birinden sizinle iletişime geçmesini istedik.',
    limit: 'Para yatırma işlemlerinize bir limit koyduk. Onu limitleriniz arasında bulabilirsiniz.',
  },
}
