import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Plumb',
  studio: 'fathom',
  popularity: 65,
  ageDays: 1,
  aliases: ['plinko', 'pachinko', 'плинко', 'بلينكو'],
}
