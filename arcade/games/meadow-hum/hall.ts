import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Meadow Hum', studio: 'foxglove', popularity: 82, ageDays: 1 }
