import { chipTexts } from '../../../shell/quick/texts/tr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    '37 cepli tek çark: 1–36 ve bir sıfır; her biri eşit ihtimallidir.',
    'Sayılara ve sayı gruplarına çip koyun. n sayıya konan bahis, kendisi dâhil 36 ÷ n katını öder: tek sayı 36, iki sayı 18, üç sayı 12, dört sayı 9, altı sayı 6, düzine veya sütun 3; kırmızı, siyah, çift, tek, düşük ve yüksek 2.',
    'Sıfır yalnızca sıfıra konan bahislere kazandırır. Her bahis ayrı ödenir; sonuç onları tek tek listeler.',
    'Bir bahis için 1,00 ile 500,00 arası; en fazla 40 bahis ve toplamda 2.000,00.',
  ],
  spin: 'Çevir',
  history: 'Son sayılar',
  red: 'Kırmızı',
  black: 'Siyah',
  even: 'Çift',
  odd: 'Tek',
  low: '1–18',
  high: '19–36',
  dozen: 'Düzine {index}',
  column: 'Sütun {index}',
  zero: 'Sıfır',
  bets: {
    split: '{a} ve {b}',
    street: 'Sokak, ilk sayı {a}',
    corner: 'Köşe, ilk sayı {a}',
    line: 'Altılı sıra, ilk sayı {a}',
  },
  colours: { red: 'kırmızı', black: 'siyah', zero: 'sıfır' },
  told: '{pocket}, {colour}. Kazandınız: {amount}',
  back: '{pocket}, {colour}. Geri dönen: {amount} / {stake}',
  missed: '{pocket}, {colour}. Bu kez kazanç yok',
  inside: 'Sayılar arasında',
  byNumber: 'Sayıya göre',
  byNumberHow: 'Bir sayı, sonra üzerindeki bahislerden birini seçin. Her basış {amount} değerinde bir çip koyar.',
  limit: 'Bir bahiste en fazla 500,00, toplamda en fazla 2.000,00.',
}
