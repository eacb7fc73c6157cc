import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Wheel of Hours',
  studio: 'halfpast-live',
  popularity: 10,
  ageDays: 2,
  aliases: ['wheel', 'money wheel', 'glücksrad', 'ruleta rueda', 'roue', 'roda', 'çark', 'колесо', 'عجلة'],
}
