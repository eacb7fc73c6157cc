import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Sun and Moon', studio: 'fathom', popularity: 52, ageDays: 1 }
