import type { texts as en } from './en.ts'

export const texts: typeof en = {
  how: [
    'Bir atış 00,00 ile 99,99 arasında bir sayıdır; her biri eşit ihtimallidir.',
    'Bir taraf ve ne sıklıkla kazanmak istediğinizi seçin: %25 ihtimalle “alt”, 25,00 altındaki her atışta; “üst”, 75,00 ve üzerindeki her atışta kazanır.',
    'Kazanç, 99 bölü yüzde olarak ihtimaldir; sonuç iki ondalığa aşağı yuvarlanır: %25 ihtimalde bahsin 3,96 katını öder.',
  ],
  side: 'Taraf',
  under: 'Alt',
  over: 'Üst',
  chance: 'Kazanma ihtimali',
  pays: 'Öder',
  roll: 'Zar at',
  winsBelow: 'Kazandıran: {edge} altı',
  winsFrom: 'Kazandıran: {edge} ve üzeri',
  told: 'Gelen {roll}. Kazandınız: {amount}',
  missed: 'Gelen {roll}. Bu kez kazanç yok',
}
