import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Aces at Dawn',
  studio: 'parlour',
  popularity: 52,
  ageDays: 1,
  aliases: ['video poker', 'bonus poker', 'videopóker', 'vidéo poker', 'videopôquer', 'видеопокер', 'فيديو بوكر'],
}
