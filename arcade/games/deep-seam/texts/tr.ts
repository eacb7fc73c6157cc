import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Lamba',
    R: 'Yakut',
    O: 'Opal',
    E: 'Zümrüt',
    S: 'Safir',
    T: 'Topaz',
    A: 'Ametist',
    G: 'Lal taşı',
    Q: 'Kuvars',
    C: 'Bakır',
    I: 'Demir',
  },
  how: [
    'Beş makara, üç sıra, 243 yol: Bir taş, soldan başlayarak yan yana üç veya daha fazla makarada, hangi sırada olursa olsun bulunduğunda kazandırır. Her yol ödenir, tüm taşlar toplanır.',
    'Lamba her taşın yerine geçer. 2–4. makaralarda bulunur.',
    'Kazandıran taşlar düşer: Üstlerindekiler iner, yukarıdan yenileri gelir. Bir şey kazandırdığı sürece bu böyle gider, en fazla on düşüş olur.',
    'İlk düşüşün kazançları bir kat, ikincinin iki kat, üçüncünün üç kat, sonraki her düşüşün beş kat ödenir.',
  ],
  fall: 'Düşüş {fall}',
  counts: '×{multiplier} sayılır',
  paid: '{falls} düşüş, ödeme {amount}',
  ways: 'Ödemeler, {stake} tutarındaki bahiste tek yol içindir.',
}
