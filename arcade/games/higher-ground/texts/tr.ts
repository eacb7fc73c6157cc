import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    '1 ile 13 arasında bir işaret konur; her işaret her seferinde eşit ihtimallidir. Sonrakinin daha yüksek mi daha alçak mı olacağını söyleyin; aynı işaret doğru sayılır.',
    'Bir tarafın hep doğru olacağı 1 ve 13’te “daha yüksek” ve “daha alçak” kesin anlamıyla geçerlidir; diğer taraf ise aynı işaretin yeniden gelmesidir.',
    'Tırmanışın ödemesi, 0,99 bölü tüm cevaplarınızın birlikte tutma ihtimalidir; iki ondalıktan sonrası atılır. Her doğru cevaptan sonra alabilirsiniz.',
    'Altı tırmanıştan sonra ya da bahsin 500 katına ulaşınca tur kendiliğinden biter ve ödenir.',
  ],
  start: 'Oyna',
  cash: 'Al: {amount}',
  higher: 'Yüksek veya aynı',
  lower: 'Alçak veya aynı',
  strictlyHigher: 'Daha yüksek',
  strictlyLower: 'Daha alçak',
  same: 'Aynı',
  odds: '13’te {right}',
  choose: 'Daha yüksek mi, daha alçak mı?',
  climbs: 'Tırmanış {climb} / 6',
  fell: 'Gelen işaret {mark}. Bu kez kazanç yok',
  taken: 'Aldığınız: {amount}',
  reached: 'İşaret {mark}. Tırmanış şimdi bahsin {multiple} katını ödüyor',
  first: 'İlk işaret {mark}',
}
