import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Midnight Orchard', studio: 'foxglove', popularity: 90, ageDays: 120 }
