import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Bir yükseklik seçin. Tırmanış kendi yüksekliğinde durur; en az sizinki kadar yükselirse bahsinizin o kadar katı ödenir.',
    '1,01 ile 1.000,00 arasında her yükseklik seçilebilir. Oraya ulaşma ihtimali %99 bölü yüksekliktir: 2,00 için ikide birden biraz az, 100,00 için yüz birde bir kadar.',
    'Tırmanışın nerede duracağı, seçtiğiniz yüksekliğe bağlı değildir.',
  ],
  target: 'Yüksekliğiniz',
  chance: 'İhtimal',
  pays: 'Öder',
  result: 'Ulaşılan yükseklik',
  lower: 'Daha alçak',
  higher: 'Daha yüksek',
  told: 'Tırmanışın ulaştığı yükseklik {result}. Kazandınız: {amount}',
  missed: 'Tırmanış {result} yükseklikte durdu, hedef {target} idi',
}
