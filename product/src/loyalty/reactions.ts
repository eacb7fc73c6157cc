import type { Database, Snapshots } from '@ante/kit/context'
import { on, onBatch, publishOn } from '@ante/kit/reaction'
import { events as gamesEvents } from '../games/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { bringCharacter } from './characters.ts'
import { events } from './contract.ts'
import { queueBets, queueCorrections, queueRounds } from './count-plays.ts'
import { readStandings } from './read-loyalty.ts'

export const reactions = [
  on(playersEvents['players.registered'], bringCharacter),
  onBatch(gamesEvents['games.round-finished'], queueRounds),
  onBatch(gamesEvents['games.round-corrected'], queueCorrections),
  onBatch(sportsbookEvents['sportsbook.bet-settled'], queueBets),
]

/** As many trips for all of them as for one. */
const standingsOf = async (db: Database, uids: readonly bigint[]) =>
  [...(await db.query((tx) => readStandings(tx, uids)))].map(([uid, data]) => ({
    topic: 'loyalty.changed',
    key: String(uid),
    data,
  }))

export const livePublishers = [
  publishOn(events['loyalty.changed'], (db, { uid }) => standingsOf(db, [BigInt(uid)])),
  publishOn(events['loyalty.plays-counted'], (db, { uids }) => standingsOf(db, uids.map(BigInt))),
]

export const snapshots = {
  'loyalty.changed': (db, key) => db.read(async (tx) => (await readStandings(tx, [BigInt(key)])).get(BigInt(key))),
} satisfies Snapshots
