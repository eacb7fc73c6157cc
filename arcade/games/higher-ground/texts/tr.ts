import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    '1 ile 13 arasında, her seferinde eşit ihtimalli bir sayı görürsünüz. Sonrakinin daha yüksek mi daha düşük mü olacağını tahmin edin. Aynı sayı da doğru sayılır.',
    '1 ve 13’te bir taraf hep doğru olurdu. Orada seçim, aynı sayının yeniden gelmesi ile farklı bir sayı arasındadır.',
    'Tur, 0,99 bölü tüm cevaplarınızın birlikte tutma ihtimali kadar öder; sonuç iki ondalığa aşağı yuvarlanır. Her doğru cevaptan sonra alabilirsiniz.',
    'Altı doğru cevaptan sonra ya da bahsin 500 katına ulaşınca tur otomatik olarak biter ve ödenir.',
  ],
  start: 'Oyna',
  cash: 'Al: {amount}',
  higher: 'Yüksek veya aynı',
  lower: 'Düşük veya aynı',
  strictlyHigher: 'Daha yüksek',
  strictlyLower: 'Daha düşük',
  same: 'Aynı',
  odds: '13’te {right}',
  choose: 'Daha yüksek mi, daha düşük mü?',
  climbs: 'Adım {climb} / 6',
  fell: 'Gelen sayı {mark}. Bu kez kazanç yok',
  taken: 'Aldığınız: {amount}',
  reached: 'Gelen sayı {mark}. Tur şimdi bahsin {multiple} katını ödüyor',
  first: 'İlk sayı {mark}',
}
