import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Güneşi ya da ayı seçin ve parayı atın. Doğru tahmin alabileceğiniz tutarı ikiye katlar; yanlış tahmin turu kazançsız bitirir.',
    'Her doğru tahminden sonra kazancı alın ya da devam edin: bir turda en çok 12 kez. On ikinci doğru tahminden sonra kazanç kendiliğinden ödenir.',
    'Daha önce ne gelmiş olursa olsun, her atışta iki yüzün olasılığı eşittir. İlk doğru tahmin bahsinizin 0,99 × 2 katını, sonraki her biri bunun iki katını öder. Nerede durursanız durun geri ödeme aynıdır.',
    '1 ve 2 tuşları güneş ve ay içindir.',
  ],
  choices: ['{count, plural, one {# doğru tahminde durmak} other {# doğru tahminde durmak}}'],
  sides: { sun: 'Güneş', moon: 'Ay' },
  call: 'Tahmininiz',
  toss: { sun: 'Güneşe at', moon: 'Aya at' },
  takeOrCall: 'Alın ya da devam edin',
  cash: 'Al: {amount}',
  now: 'Alabileceğiniz',
  next: 'Sonraki öder',
  streak: 'Her doğru tahminin ödediği',
  calls: 'Doğru tahmin',
  pays: 'Öder',
  chance: 'Olasılık',
  right: {
    sun: 'Güneş, doğru tahmin: {count} / 12. Şimdi {multiple} kat',
    moon: 'Ay, doğru tahmin: {count} / 12. Şimdi {multiple} kat',
  },
  wrong: { sun: 'Güneş geldi. Bu kez kazanç yok', moon: 'Ay geldi. Bu kez kazanç yok' },
  taken: 'Aldığınız: {amount}',
  all: '12 tahminin hepsi doğru. Kazandınız: {amount}',
}
