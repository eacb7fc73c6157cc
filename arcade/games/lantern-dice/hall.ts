import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Lantern Dice',
  studio: 'parlour',
  popularity: 53,
  ageDays: 1,
  aliases: ['sic bo', 'dice', 'würfel', 'dados', 'dés', 'zar', 'сик бо кости', 'سيك بو نرد'],
}
