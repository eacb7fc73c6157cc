import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Double Noon', studio: 'parlour', popularity: 51, ageDays: 1 }
