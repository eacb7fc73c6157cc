import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Threshold',
  studio: 'fathom',
  popularity: 50,
  ageDays: 60,
  aliases: ['limbo', 'crash', 'лимбо', 'краш', 'ليمبو كراش'],
}
