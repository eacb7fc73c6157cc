import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Fox and Heron',
  studio: 'parlour',
  popularity: 54,
  ageDays: 1,
  aliases: [
    'dragon tiger',
    'drache tiger',
    'dragón tigre',
    'dragon tigre',
    'dragão tigre',
    'ejderha kaplan',
    'дракон тигр',
    'تنين نمر',
  ],
}
