import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Salt and Thunder', studio: 'tidewater', popularity: 84, ageDays: 1 }
