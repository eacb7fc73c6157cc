import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Queen of Three',
  studio: 'parlour',
  popularity: 55,
  ageDays: 1,
  aliases: [
    'three card poker',
    '3 card poker',
    'drei karten poker',
    'póker de tres cartas',
    'poker à trois cartes',
    'pôquer de três cartas',
    'üç kart poker',
    'трёхкарточный покер',
    'بوكر ثلاث ورقات',
  ],
}
