import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Parlour Roulette',
  studio: 'parlour',
  popularity: 60,
  ageDays: 200,
  aliases: ['roulette', 'ruleta', 'roleta', 'rulet', 'рулетка', 'روليت'],
}
