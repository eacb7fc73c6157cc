import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Double Noon',
  studio: 'parlour',
  popularity: 51,
  ageDays: 1,
  aliases: [
    'video poker',
    'double bonus poker',
    'videopóker',
    'vidéo poker',
    'videopôquer',
    'видеопокер',
    'فيديو بوكر',
  ],
}
