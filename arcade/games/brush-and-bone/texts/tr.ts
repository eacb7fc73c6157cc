import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Bir kazı alanı seçin ve bir kart alın. Dokuz alanı fırçayla açın: üç aynı buluntu tabloda yazanı öder. Bir kartta en çok bir kazanç vardır.',
    'Her bahis, alanın 1.000.000 numaralı kartından birini çeker; hepsinin olasılığı eşittir. Hiçbir kart tükenmez, şansınız her zaman aynıdır.',
    'Kartınız siz başlamadan çekilir. Nereyi, hangi sırayla fırçaladığınız hiçbir şeyi değiştirmez. Kazandırmayan buluntular eşit olasılıkla çekilir ve en çok iki kez görünür.',
    'Parmağınızla ya da fareyle fırçalayın, 1–9 tuşlarıyla bir alan açın ya da hepsini birden açın. Bırakılan kart 45 saniye sonra kendiliğinden açılır.',
  ],
  choices: ['Tebeşir ocağı', 'Nehir kıyısı', 'Ana kaya'],
  site: 'Kazı alanı',
  sites: { chalk: 'Tebeşir', river: 'Nehir', bedrock: 'Ana kaya' },
  buy: 'Kart al',
  all: 'Hepsini aç',
  brush: 'Alanları fırçayla açın',
  card: 'Kartınız',
  field: 'Alan {field}: {find}',
  covered: 'kapalı',
  finds: ['Eğrelti otu', 'Ammonit', 'Balık', 'Trilobit', 'Köpek balığı dişi', 'Ayak izi', 'Kehribar', 'Kafatası'],
  legend: 'Üç aynı buluntunun ödediği',
  told: 'Üç aynı: {find}. Kazandınız: {amount}',
  back: 'Üç aynı: {find}. Bahsiniz geri geldi: {amount}',
  missed: 'Üç aynı yok. Bu kez kazanç yok',
  find: 'Üç aynı',
  pays: 'Öder',
  cards: '1.000.000 kartta',
  none: 'Üç aynı yok',
}
