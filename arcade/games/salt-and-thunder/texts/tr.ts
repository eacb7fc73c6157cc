import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Dalga',
    B: 'Şimşek',
    S: 'Gemi',
    A: 'Albatros',
    G: 'Dürbün',
    L: 'Çan',
    N: 'Fener',
    R: 'Fıçı',
    K: 'Düğüm',
    M: 'Tuz',
  },
  how: [
    'Beş makara ve üç sıra: 243 yol. Bir sembol, soldan başlayarak üç veya daha fazla komşu makaraya, herhangi bir sıraya düştüğünde kazanır. Her yol öder ve tüm semboller toplanır.',
    'Dalga, şimşek dışındaki her sembolün yerine geçer. 2–4. makaralarda çıkar.',
    '1, 3 ve 5. makaraların her birinde birer tane olmak üzere üç şimşek, bahsin beş katını öder ve aynı bahisle altı ücretsiz dönüş başlatır.',
    'Ücretsiz dönüşlerde sular yükselir: üçü dört sırada (1.024 yol), ikisi beş sırada (3.125 yol), sonuncusu altı sırada (7.776 yol) oynanır.',
    'Ücretsiz dönüşlerin kazançları önce bir kat sayılır. Kazanan her ücretsiz dönüş, sonrakilerin çarpanını bir artırır.',
  ],
  opened: 'Üç şimşek. Altı ücretsiz dönüş kazandınız, sular yükseliyor',
  counter: 'Ücretsiz dönüş {next} / {total}',
  counts: 'Kazançlar ×{multiplier}',
  ways: '{ways} yol',
  rises: 'Sonraki dönüş ×{multiplier} sayılır',
  stays: 'Kazanç yok, çarpan aynı kalıyor',
  over: 'Ücretsiz dönüşler bitti. Turun ödemesi: {amount}',
  each: 'Ödemeler {stake} bahiste bir yol içindir. Şimşekler bir kez öder.',
}
