import type { Tx } from '@ante/kit/context'
import type { Partitioning } from '@ante/kit/partitioning'
import { readUnsettledBefore } from './bets/store-bets.ts'
import { sportsbookSettings } from './contract.ts'

/** A bet that is not settled is money that is owed: its month stays, and the job fails until somebody has settled it. */
async function requireSettled(tx: Tx, before: Date): Promise<void> {
  const bet = await readUnsettledBefore(tx, before)
  if (bet) throw new Error(`bet ${bet.id} of before ${before.toISOString()} is not settled`)
}

export const partitions: readonly Partitioning[] = [
  {
    tables: ['sportsbook.bets', 'sportsbook.bet_legs'],
    keepDays: ({ setting }) => setting('sportsbook', sportsbookSettings).keepBetsDays,
    afterwards: 'drop',
    beforeEnd: requireSettled,
  },
]
