import { chipTexts } from '../../../shell/quick/texts/tr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Dragon Tiger adıyla bilinen oyun: bir kart tilkiye, bir kart balıkçıla; yüksek olan kazanır. En düşük kart as, en yüksek kart papazdır. Her turdan önce yeniden karılan sekiz deste.',
    'Tilki veya balıkçıl bahsi 1’e 1 öder. Beraberlikte bahsin yarısını geri verir.',
    'Beraberlik, aynı değerde iki kart, 1’e 11 öder. Tam beraberlik, değeri ve takımı aynı iki kart, 1’e 50 öder.',
    'Bir bahis için 1,00 ile 500,00 arası, toplamda en fazla 2.000,00.',
  ],
  deal: 'Dağıt',
  sides: { fox: 'Tilki', heron: 'Balıkçıl', tie: 'Beraberlik', 'suited-tie': 'Tam beraberlik' },
  choices: ['Tilkiye', 'Balıkçıla', 'Beraberliğe', 'Tam beraberliğe'],
  wins: { fox: 'Tilki kazandı', heron: 'Balıkçıl kazandı', tie: 'Berabere' },
  road: 'Son sonuçlar',
  result: '{result}: {fox} – {heron} karşısında',
  told: 'Kazandınız: {amount}',
  back: 'Geri dönen: {amount} / {stake}',
  missed: 'Bu kez kazanç yok',
  bet: 'Bahis',
  pays: 'Geri öder',
}
