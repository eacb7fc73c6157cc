import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Brush and Bone',
  studio: 'fathom',
  popularity: 51,
  ageDays: 1,
  aliases: [
    'scratch card',
    'scratchcard',
    'rubbellos',
    'rasca',
    'carte à gratter',
    'raspadinha',
    'kazı kazan',
    'скретч',
    'اكشط',
  ],
}
