import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Deep Seam', studio: 'quarry-nine', popularity: 80, ageDays: 20 }
