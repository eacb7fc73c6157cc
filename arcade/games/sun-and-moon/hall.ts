import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Sun and Moon',
  studio: 'fathom',
  popularity: 52,
  ageDays: 1,
  aliases: [
    'coin flip',
    'heads tails',
    'münzwurf',
    'cara o cruz',
    'pile ou face',
    'cara ou coroa',
    'yazı tura',
    'орёл решка монета',
    'عملة طرة نقش',
  ],
}
