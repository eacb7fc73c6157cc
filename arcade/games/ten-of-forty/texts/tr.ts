import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Kırk sayıdan bir ila on tane seçin. Her turda kırk sayıdan on tanesi çekilir.',
    'Sayılarınızdan ne kadar çoğu çıkarsa o kadar çok kazanırsınız. Her adedin ne ödediği, kaç sayı seçtiğinize bağlıdır.',
    'Her sayı her turda aynı olasılığa sahiptir: önceki çekilişler hiçbir şeyi değiştirmez.',
  ],
  field: '1 ile 40 arası sayılar',
  pick: 'Rastgele sayılar',
  clear: 'Temizle',
  choose: 'Sayı seçin',
  hits: '{hits} isabet',
  chosen: 'Seçilen sayılar',
  perHit: 'İsabetler ve ödemeleri',
  single: 'Sayılarınızın her biri {percent} olasılıkla çıkar.',
  told: '{chosen} sayıdan {hits} isabet. {amount} kazandınız',
  returned: '{chosen} sayıdan {hits} isabet. {stake} bahsin {amount} kadarı geri ödendi',
  missed: '{chosen} sayıdan {hits} isabet. Bu kez kazanç yok',
}
