import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Wheel of Hours', studio: 'halfpast-live', popularity: 10, ageDays: 2 }
