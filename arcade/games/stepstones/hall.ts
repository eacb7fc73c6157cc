import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Stepstones',
  studio: 'fathom',
  popularity: 56,
  ageDays: 1,
  aliases: ['tower', 'towers', 'turm', 'torre', 'tour', 'kule', 'башня', 'برج'],
}
