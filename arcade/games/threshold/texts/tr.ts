import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Bir hedef seçin. Her turda bir çarpan çekilir. Hedefinize ulaşırsa bahsinizin hedef katını kazanırsınız.',
    '1,01 ile 1.000,00 arasında her hedefi seçebilirsiniz. Ona ulaşma ihtimali %99 bölü hedeftir: 2,00 için %49,5; 100,00 için %0,99.',
    'Çarpan, seçtiğiniz hedefe bağlı değildir.',
  ],
  target: 'Hedefiniz',
  chance: 'İhtimal',
  pays: 'Öder',
  result: 'Çarpan',
  lower: 'Daha düşük',
  higher: 'Daha yüksek',
  told: 'Çarpan {result}. Kazandınız: {amount}',
  missed: 'Çarpan {result}, hedef {target} idi',
}
