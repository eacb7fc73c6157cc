import type { texts as en } from './en.ts'

export const texts: typeof en = {
  symbols: {
    C: 'Kedi',
    V: 'Keman',
    T: 'Çaydanlık',
    R: 'Kırmızı kapı',
    G: 'Yeşil kapı',
    U: 'Mavi kapı',
    N: 'Fener',
    L: 'Fenerci',
  },
  how: [
    'Beş makara, üç sıra ve on çizgi. Bir çizgide soldan başlayarak üç veya daha fazla aynı sembol kazandırır.',
    'Fenerci 5. makaradan gelir ve makaranın tamamını aydınlatır: fener dışında her sembolün yerine geçer.',
    'O geldiğinde 1. makarada bir fener bekliyorsa ona doğru yürür. Bu, ücretsiz dört ek dönüştür ve her birinde aydınlanan her makara bir sola kayar.',
    'Ek dönüşlerdeki kazançlar ×2, ×3, ×4 ve ×5 sayılır. Bu sırada gelen başka bir fenerci 5. makarayı aydınlatır ve onunla yürür.',
    'Kurallar izin veriyorsa onu 60 bahse çağırabilirsiniz. İlk dönüşte gelir ve fener olsun olmasın yürür.',
  ],
  choices: ['Bir dönüş', 'Fenerciyi çağırma'],
  waits: '1. makarada bir fener bekliyor. Gelecek mi?',
  comes: 'Geldi ve fenere doğru yürüyor',
  step: 'Adım {step} / {steps}',
  counts: 'Kazançlar ×{multiplier}',
  paid: 'Fener yandı. Bütün adımlar birlikte: {amount}',
  walked: 'Fener yandı. Tur {amount} ödedi',
  call: 'Onu çağır: {amount}',
  callTitle: 'Fenerciyi çağır',
  callText:
    '{amount} karşılığında, yani {stake} tutarında {stakes} bahse, hemen 5. makaradan gelir ve yürür: ×1 ile ×5 arası sayılan beş dönüş. Uzun vadede bir çağrı bedelinin {percent} kadarını geri öder.',
  callPay: '{amount} öde ve başla',
}
