import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Ten of Forty',
  studio: 'fathom',
  popularity: 45,
  ageDays: 1,
  aliases: ['keno', 'lotto', 'loto', 'lotería', 'кено лото', 'كينو لوتو'],
}
