import { chipTexts } from '../../../shell/quick/texts/tr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Sic Bo adıyla bilinen oyun: üç zar atılır, ne göstereceklerine bahis yaparsınız.',
    'Küçük 4–10, büyük 11–17 toplamıdır. Küçük, büyük, tek ve çift 1’e 1 öder; üç zar aynıysa kaybeder.',
    'Bir sayı, bir, iki veya üç zarda görünürse 1’e 1, 2 veya 3 öder. İki sayı birlikte 1’e 6, ikili 1’e 11, herhangi bir üçlü 1’e 30, seçilen üçlü 1’e 190 öder.',
    'Toplamlar 10 ve 11 için 1’e 6’dan 4 ve 17 için 1’e 62’ye kadar öder.',
    'Bir bahis için 1,00 ile 500,00 arası, toplamda en fazla 2.000,00.',
  ],
  roll: 'At',
  bets: {
    small: 'Küçük',
    big: 'Büyük',
    odd: 'Tek',
    even: 'Çift',
    any: 'Herhangi üçlü',
    single: 'Sayı {a}',
    double: 'İkili {a}',
    triple: 'Üçlü {a}',
    pair: '{a} ve {b}',
    total: 'Toplam {a}',
  },
  choices: [
    'Küçük veya büyük',
    'Tek veya çift',
    'Bir sayı',
    'İki sayı',
    'Bir ikili',
    'Herhangi bir üçlü',
    'Seçilen bir üçlü',
    'Toplam {count}',
  ],
  totals: 'Toplam {a} veya {b}',
  told: '{dice} = {total}. Kazandınız: {amount}',
  back: '{dice} = {total}. Geri dönen: {amount} / {stake}',
  missed: '{dice} = {total}. Bu kez kazanç yok',
  bet: 'Bahis',
  pays: 'Geri öder',
  limit: 'Bir bahiste en fazla 500,00, toplamda en fazla 2.000,00.',
}
