import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Higher Ground', studio: 'latch', popularity: 30, ageDays: 12 }
