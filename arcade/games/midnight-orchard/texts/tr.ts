import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    W: 'Fener',
    M: 'Ay',
    P: 'Nar',
    H: 'Atmaca güvesi',
    X: 'Yüksükotu',
    E: 'Armut',
    U: 'Erik',
    K: 'Ayva',
    C: 'Kiraz',
    L: 'Fındık yaprağı',
  },
  how: [
    'Beş makara, üç sıra, yirmi çizgi. Bir çizgi, en soldaki makaradan başlayarak yan yana gelen üç veya daha fazla aynı sembole öder.',
    'Fener, ay dışındaki her sembolün yerine geçer. 2–5. makaralarda bulunur.',
    'Üç ay, yani 2, 3 ve 4. makaraların her birinde bir ay, bahsin iki katını öder ve aynı bahisle on ücretsiz dönüş başlatır.',
    'Ücretsiz dönüşler tüm kazançlar iki katına çıkmış olarak başlar. Her ay, onuncu dönüşün sonuna kadar sonraki dönüşlerin çarpanına bir ekler.',
  ],
  moons: 'Üç ay. On ücretsiz dönüş kazandınız, tüm kazançlar iki kat.',
  counter: 'Ücretsiz dönüş {played} / {total}',
  multiplier: 'Kazançlar ×{multiplier}',
  next: 'Sonraki dönüş ×{multiplier}',
  over: 'Ücretsiz dönüşler bitti. Turun ödemesi: {amount}',
  rises: 'Bir ay: Sonraki dönüşün kazançları ×{multiplier}',
}
