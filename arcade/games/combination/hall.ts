import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Combination',
  studio: 'latch',
  popularity: 20,
  ageDays: 5,
  aliases: ['mastermind', 'bulls and cows', 'мастермайнд', 'ماسترمايند'],
}
