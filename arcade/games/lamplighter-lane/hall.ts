import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Lamplighter Lane', studio: 'foxglove', popularity: 88, ageDays: 1 }
