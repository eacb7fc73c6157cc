import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = {
  name: 'Clearing',
  studio: 'fathom',
  popularity: 70,
  ageDays: 90,
  aliases: ['mines', 'minesweeper', 'minen', 'minas', 'démineur', 'mayın tarlası', 'мины сапёр', 'ألغام'],
}
