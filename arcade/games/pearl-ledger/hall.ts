import type { HallEntry } from '../../rules/hall.ts'

export const hall: HallEntry = { name: 'Pearl Ledger', studio: 'tidewater', popularity: 86, ageDays: 1 }
