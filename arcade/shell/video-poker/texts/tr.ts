import type { bonusFours as fours, dealtHow as how, videoPokerTexts as en } from './en.ts'

export const videoPokerTexts: typeof en = {
  deal: 'Dağıt',
  draw: 'Değiştir',
  keep: 'Hepsini tut',
  held: 'Tutuldu',
  cards: 'Kartlarınız',
  empty: 'Henüz kart yok',
  advise: 'En iyi seçim',
  best: 'En iyi seçim: ortalama {multiple} döndürür',
  bestNone: 'En iyisi beşini de değiştirmek: ortalama {multiple} döndürür',
  hands: {
    'royal-flush': 'Royal floş',
    'straight-flush': 'Sıralı renk',
    'four-aces': 'As karesi',
    'four-low': 'Kare (2–4)',
    four: 'Kare',
    'full-house': 'Ful',
    flush: 'Renk',
    straight: 'Sıra',
    three: 'Üçlü',
    'two-pair': 'İki çift',
    jacks: 'Vale çifti veya üstü',
  },
  nothing: 'Vale çifti yok',
  choose: 'Tutacağınız kartları seçin',
  dealt: 'İlk dağıtımda: {hand}. Tutacağınız kartları seçin',
  told: '{hand}. Kazandınız: {amount}',
  back: '{hand}. Bahsiniz geri geldi: {amount}',
  missed: '{hand}. Bu kez kazanç yok',
  skill: 'Bu dönüş en iyi seçimi gerektirir. Diğer seçimler daha az döndürür; “En iyi seçim” her elde gösterir.',
  choices: ['Basit kurallar'],
  simple:
    '“Basit kurallar” bu listede önce geleni tutar: royal floşa dört kart; ödeme yapan el; sıralı renge dört kart; royal floşa üç kart; aynı renkten dört kart; bir çift; art arda dört kart; aynı renkten iki yüksek kart; sıralı renge üç kart; bir veya iki yüksek kart, önce düşük olanlar; hiçbiri.',
}

export const dealtHow: typeof how = {
  deal: 'Her elden önce yeniden karılan tek deste. Beş kart dağıtılır: tutmak istediklerinizi 1–5 tuşlarıyla veya dokunarak tutun. Diğerleri bir kez değiştirilir.',
  pays: 'Sonunda elinizdeki kartlar tabloya göre öder; en az bir vale çifti gerekir. Bahsiniz ödemenin içindedir.',
  best: '“En iyi seçim” her çekilişi sayar ve ortalamada en çok döndüren kartları tutar. Her elde kullanabilir, sonra yine değiştirebilirsiniz.',
}

export const bonusFours: typeof fours = { four: 'Kare (5–papaz)' }
