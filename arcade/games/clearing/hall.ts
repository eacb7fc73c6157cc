import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Clearing', studio: 'fathom', popularity: 70, ageDays: 90 }
