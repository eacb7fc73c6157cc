import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Dicebox',
  studio: 'fathom',
  popularity: 40,
  ageDays: 150,
  aliases: ['dice', 'würfel', 'dados', 'dés', 'zar', 'кости', 'نرد'],
}
