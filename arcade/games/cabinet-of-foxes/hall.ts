import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Cabinet of Foxes',
  studio: 'paper-moon',
  popularity: 87,
  ageDays: 1,
  aliases: ['pick bonus', 'pick and win', 'drawers', 'keys'],
}
