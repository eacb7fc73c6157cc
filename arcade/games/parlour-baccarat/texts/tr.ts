import { chipTexts } from '../../../shell/quick/texts/tr.ts'
import type { texts as en } from './en.ts'

export const texts: typeof en = {
  ...chipTexts,
  how: [
    'Her elden önce yeniden karılan sekiz deste. As ile dokuz arası kartlar üstündeki sayı kadar, onlular ve resimliler sıfır sayılır; toplamın yalnızca son basamağı geçerlidir.',
    'Oyuncu ve banka ikişer kart alır. Bir tarafta sekiz veya dokuz varsa kimse kart çekmez. Yoksa oyuncu beş puana kadar üçüncü kartı çeker. Oyuncu durduysa banka beşe kadar çeker; durmadıysa bankanın puanı ve oyuncunun üçüncü kartı belirler.',
    'Yüksek el kazanır. Oyuncu 1’e 1, banka 1’e 0,95, beraberlik 1’e 8 öder. Beraberlikte oyuncu ve banka bahisleri geri verilir.',
    'Çift bahsi, o tarafın ilk iki kartı aynı değerdeyse 1’e 11 öder.',
    'Bir bahis için 1,00 ile 500,00 arası, toplamda en fazla 2.000,00.',
  ],
  deal: 'Dağıt',
  sides: {
    player: 'Oyuncu',
    banker: 'Banka',
    tie: 'Beraberlik',
    'player-pair': 'Oyuncu çifti',
    'banker-pair': 'Banka çifti',
  },
  choices: ['Oyuncuya', 'Bankaya', 'Beraberliğe', 'Oyuncu çiftine', 'Banka çiftine'],
  wins: { player: 'Oyuncu kazandı', banker: 'Banka kazandı', tie: 'Berabere' },
  road: 'Son sonuçlar',
  points: 'Puan: {points}',
  bead: '{result}, {player} – {banker}',
  told: '{result}, {player} – {banker}. Kazandınız: {amount}',
  back: '{result}, {player} – {banker}. Geri dönen: {amount} / {stake}',
  missed: '{result}, {player} – {banker}. Bu kez kazanç yok',
  bankerDraws: 'Bankanın puanı',
  thirds: 'Bankanın çektiği üçüncü kart değerleri',
  never: 'Durur',
  bet: 'Bahis',
  pays: 'Geri öder',
}
