import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    '25 karonun bazılarının altında obruk vardır. Kaç tane olacağını seçin, sonra karoları birer birer açın.',
    'Her sağlam karo, turun ödemesini artırır. İstediğiniz zaman alın. Obruk açarsanız tur biter ve bir şey ödenmez.',
    'Her karodan sonra tur, 0,99 bölü o noktaya ulaşma ihtimali kadar öder; sonuç iki ondalığa aşağı yuvarlanır. Obruklar ilk karodan önce yerleştirilir ve yer değiştirmez.',
    'Bahsin 500 katına ulaşınca ya da yalnızca obruklar kalınca tur otomatik olarak biter ve ödenir.',
  ],
  mines: 'Obruklar',
  start: 'Oyna',
  cash: 'Al: {amount}',
  pick: 'Bir karo açın',
  tile: 'Karo {row}, {column}',
  safe: 'sağlam',
  mine: 'obruk',
  hidden: 'kapalı',
  next: 'Sonraki karo: {multiple}, ihtimal {chance}',
  now: 'Şimdi {multiple}',
  struck: 'Obruk çıktı. Bu kez kazanç yok',
  taken: 'Aldığınız: {amount}',
  opened: 'Sağlam. Tur şimdi bahsin {multiple} katını ödüyor',
}
