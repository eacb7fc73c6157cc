import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Parlour Baccarat',
  studio: 'parlour',
  popularity: 58,
  ageDays: 1,
  aliases: ['baccarat', 'punto banco', 'bacará', 'baccara', 'bakara', 'баккара', 'باكارات'],
}
