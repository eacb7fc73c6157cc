import type { Context } from '@ante/kit/context'
import { hour } from '@ante/kit/instant'
import type { Partitioning } from '@ante/kit/partitioning'
import { readUnsettledBefore } from './bets/store-bets.ts'
import { sportsbookSettings } from './contract.ts'

/** A bet that is not settled is money that is owed: its month stays, and the job fails until somebody has settled it. */
async function requireSettled({ db }: Pick<Context, 'db'>, before: Date): Promise<boolean> {
  const bet = await db.read((tx) => readUnsettledBefore(tx, before), { withinMs: hour })
  if (bet) throw new Error(`bet ${bet.id} of before ${before.toISOString()} is not settled`)
  return true
}

export const partitions: readonly Partitioning[] = [
  {
    tables: ['sportsbook.bets', 'sportsbook.bet_legs'],
    keepDays: ({ setting }) => setting('sportsbook', sportsbookSettings).keepBetsDays,
    afterwards: 'drop',
    prepareEnd: requireSettled,
  },
]
