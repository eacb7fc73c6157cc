import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Queen of Three', studio: 'parlour', popularity: 55, ageDays: 1 }
