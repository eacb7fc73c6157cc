import type { Snapshots } from '@ante/kit/context'
import { on, onBatch, publishOn } from '@ante/kit/reaction'
import { events as gamesEvents } from '../games/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { events as sportsbookEvents } from '../sportsbook/contract.ts'
import { bringCharacter } from './characters.ts'
import { events } from './contract.ts'
import { queueBets, queueRounds } from './count-plays.ts'
import { readStanding } from './read-loyalty.ts'

export const reactions = [
  on(playersEvents['players.registered'], bringCharacter),
  onBatch(gamesEvents['games.round-finished'], queueRounds),
  onBatch(sportsbookEvents['sportsbook.bet-settled'], queueBets),
]

export const livePublishers = [
  publishOn(events['loyalty.changed'], async (db, { uid }) => [
    { topic: 'loyalty.changed', key: uid, data: await db.read((tx) => readStanding(tx, BigInt(uid))) },
  ]),
]

export const snapshots = {
  'loyalty.changed': (db, key) => db.read((tx) => readStanding(tx, BigInt(key))),
} satisfies Snapshots
