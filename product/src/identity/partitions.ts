import type { Partitioning } from '@ante/kit/partitioning'
import { authSettings } from './contract.ts'

export const partitions: readonly Partitioning[] = [
  {
    tables: ['identity.access_log'],
    keepDays: ({ setting }) => setting('auth', authSettings).accessLogDays,
    afterwards: 'drop',
  },
]
