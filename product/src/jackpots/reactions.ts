import type { Database, LiveMessage, Snapshots } from '@ante/kit/context'
import { on, publishOn } from '@ante/kit/reaction'
import { recordJackpotWin } from '../cashier/index.ts'
import { winKey } from './accounts.ts'
import { events } from './contract.ts'
import { readMeters } from './publish-meters.ts'
import { bettingName } from './rules/betting.ts'

/** What was won is a line of the player's history, beside the round or the bet. */
export const reactions = [
  on(events['jackpots.won'], (tx, { player, round, sysname, amount_minor, currency }) =>
    recordJackpotWin(tx, {
      uid: player,
      key: winKey(round),
      round: sysname === bettingName ? `bet-${round}` : round,
      amount_minor,
      currency,
    })
  ),
]

async function messagesOf(db: Database, ids: readonly string[]): Promise<LiveMessage[]> {
  const messages: LiveMessage[] = []
  for (const key of ids) {
    const data = await readMeters(db, key)
    if (data) messages.push({ topic: 'jackpots.meters', key, data })
  }
  return messages
}

export const livePublishers = [
  publishOn(events['jackpots.fed'], (db, { jackpots }) => messagesOf(db, jackpots)),
  publishOn(events['jackpots.won'], (db, { jackpot }) => messagesOf(db, [jackpot])),
]

export const snapshots = { 'jackpots.meters': (db, key) => readMeters(db, key) } satisfies Snapshots
