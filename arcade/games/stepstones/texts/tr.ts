import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Nehri sıra sıra geçin. Her sırada bazı taşlar gevşektir; hangileri olduğu ilk adımınızdan önce bellidir.',
    'Sağlam taş alabileceğiniz tutarı artırır. İstediğiniz zaman alın ya da devam edin. Gevşek taş turu kazançsız bitirir.',
    'Durgun su: sırada 4 taş, 1’i gevşek, 9 sıra. Canlı: 3 taş, 1’i gevşek, 9 sıra. Dalgalı: 2 taş, 1’i gevşek, 8 sıra. Azgın: 3 taş, 2’si gevşek, 6 sıra. Karşı kıyıda kazanç kendiliğinden ödenir.',
  ],
  water: 'Su',
  waters: ['Durgun', 'Canlı', 'Dalgalı', 'Azgın'],
  choices: [
    'Durgun su, sıra: {count}',
    'Canlı su, sıra: {count}',
    'Dalgalı su, sıra: {count}',
    'Azgın su, sıra: {count}',
  ],
  odds: '{stones} taşta gevşek: {loose}',
  start: 'Başla',
  pick: 'Bir taş seçin',
  cash: 'Al: {amount}',
  next: 'Sonraki sıra: {multiple}, olasılık {chance}',
  now: 'Şimdi öder',
  stone: 'Sıra {row}, taş {stone}',
  faces: { closed: 'basılmadı', firm: 'sağlam', loose: 'gevşek', spared: 'sağlamdı' },
  holds: 'Taş sağlam. Şimdi {multiple} kat',
  fell: 'Taş gevşekti. Bu kez kazanç yok',
  taken: 'Aldığınız: {amount}',
  crossed: 'Karşı kıyıya vardınız. Kazandınız: {amount}',
}
