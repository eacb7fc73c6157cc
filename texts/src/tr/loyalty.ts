import type { Messages } from '../messages.ts'

export const loyalty: Messages['loyalty'] = {
  notices: {
    level: {
      title: 'Yeni seviye: {name}',
      message: '{name} seviyesine ulaştınız. Eklenen puan: {points}.',
      without: '{name} seviyesine ulaştınız. Size ne kazandırdığını Ödüller sayfasında görün.',
    },
    quest: {
      title: 'Görev tamamlandı',
      message: '{name}. Eklenen puan: {points}.',
    },
    product: {
      title: 'Artık sizin',
      message: '{name} hesabınızda. Harcanan puan: {points}.',
    },
    refund: {
      title: 'Puanlar iade edildi',
      message: '{name} geri alındı ve puanlarınız iade edildi: {points}.',
    },
    expiry: {
      title: 'Süresi yakında dolacak puanlar',
      message: 'Harcamazsanız süresi {date} tarihinde dolacak puan: {points}.',
    },
    expired: {
      title: 'Puanların süresi doldu',
      message: 'Süresi dolan puan: {points}.',
    },
    adjustment: {
      title: 'Puanlar değişti',
      message: 'Ekibimiz puanlarınızı değiştirdi: {sign}{points}.',
    },
  },
  balance: 'Puanlarınız',
  pointsName: 'puan',
  level: 'Seviye {place} / {count}',
  next: '{name} seviyesine {points} deneyim kaldı',
  last: 'En yüksek seviyeye ulaştınız.',
  progress: 'Sonraki seviyeye ilerleme',
  levels: 'Seviyeler',
  reached: 'Ulaşıldı',
  yours: 'Sizin seviyeniz',
  from: '{points} deneyimden itibaren',
  benefits: {
    points: 'Her bahiste {percent} daha fazla puan',
    shop: 'Mağazada {percent} indirim',
    payout: 'Çekimler {percent} daha hızlı incelenir',
    reward: 'Ulaştığınızda {points} puan',
    character: 'Yeni karakter: {name}',
    start: 'İlk bahsinizden itibaren puan',
  },
  earning: {
    title: 'Puan nasıl kazanılır',
    text: 'Gerçek parayla yapılan her bahis, kazansın ya da kazanmasın, puan getirir. Seviyeniz toplam deneyiminizle yükselir ve puan harcasanız bile düşmez.',
    rate: '{unit} bahis başına puan',
    weights: 'Bahsin ne kadarı sayılır',
    types: {
      slot: 'Slotlar',
      fast: 'Hızlı oyunlar',
      casino: 'Masa oyunları',
      live: 'Canlı oyunlar',
      logical: 'Mantık oyunları',
      high_low: 'Yüksek-düşük oyunları',
      betting: 'Spor bahisleri',
    },
    expires:
      'Bir ayın puanları, o ay bittikten {months, plural, one {# ay} other {# ay}} sonra geçersiz olur. Önceden haber veririz.',
    worth: 'Puanların değeri, geldikleri bahislerden çok daha azdır. Puan için asla daha fazla bahis yapmayın.',
  },
  paused: {
    title: 'Şu anda puan kazanmıyorsunuz',
    text: 'Puanlarınız ve seviyeniz olduğu gibi kalır. Mola sırasında, kısıtlı hesapla veya ödüllere izin verilmeyen yerde kimse puan kazanmaz.',
  },
  expiring: 'Puanlarınızın {points} kadarının süresi {date} tarihinde doluyor.',
  visitor: {
    title: 'Puanlarınızı görmek için giriş yapın',
    text: 'Puanlarınız ve seviyeniz hesabınıza aittir.',
    action: 'Giriş yap',
  },
  history: {
    title: 'Puan geçmişi',
    action: 'Geçmişi gör',
    empty: 'Puanlarınız, nereden geldikleriyle birlikte burada görünür.',
    causes: {
      play: 'Oyun',
      level: 'Seviye ödülü',
      quest: 'Görev',
      spent: 'Mağaza',
      refund: 'İade',
      expired: 'Süresi doldu',
      adjustment: 'Düzeltme',
    },
  },
  told: 'Bildirimler',
  locked: '{place}. seviyeden itibaren',
}
