import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Stepstones', studio: 'fathom', popularity: 56, ageDays: 1 }
