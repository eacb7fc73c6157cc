import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Night Train to Trieste',
  studio: 'paper-moon',
  popularity: 85,
  ageDays: 1,
  aliases: ['expanding symbols', 'free spins', 'coin', 'railway'],
}
