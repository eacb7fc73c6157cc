import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Jacks at Midnight',
  studio: 'parlour',
  popularity: 57,
  ageDays: 1,
  aliases: ['video poker', 'jacks or better', 'videopóker', 'vidéo poker', 'videopôquer', 'видеопокер', 'فيديو بوكر'],
}
