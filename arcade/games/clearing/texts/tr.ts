import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    '25 karonun bazılarının altında zemin çöker. Kaç tane olacağını seçin, sonra karoları birer birer açın.',
    'Her sağlam karo, turun ödemesini artırır. İstediğiniz zaman alın. Zemin çökerse tur biter ve bir şey ödenmez.',
    'Her karodan sonraki ödeme, 0,99 bölü o noktaya ulaşma ihtimalidir; iki ondalıktan sonrası atılır. Obruklar ilk karodan önce yerleştirilir ve yer değiştirmez.',
    'Bahsin 500 katına ulaşınca ya da yalnızca obruklar kalınca tur kendiliğinden biter ve ödenir.',
  ],
  mines: 'Obruklar',
  start: 'Oyna',
  cash: 'Al: {amount}',
  pick: 'Bir karo açın',
  tile: 'Karo {row}, {column}',
  safe: 'sağlam zemin',
  mine: 'obruk',
  hidden: 'kapalı',
  next: 'Sonraki karo: {multiple}, ihtimal {chance}',
  now: 'Şimdi {multiple}',
  struck: 'Zemin çöktü. Bu kez kazanç yok',
  taken: 'Aldığınız: {amount}',
  opened: 'Sağlam zemin. Tur şimdi bahsin {multiple} katını ödüyor',
}
