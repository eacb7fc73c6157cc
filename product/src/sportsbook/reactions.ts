import type { Database, LiveMessage, Snapshots } from '@ante/kit/context'
import type { PayloadOf } from '@ante/kit/contract'
import { on, onBatch, publishOn } from '@ante/kit/reaction'
import { events as playerEvents } from '../players/contract.ts'
import { events as protectionEvents } from '../protection/contract.ts'
import { events } from './contract.ts'
import { changesSince, readChanges } from './catalogue/list-fixtures.ts'
import { countBetsTowardsBonuses } from './bets/count-towards-bonuses.ts'
import { findBet } from './bets/read-bets.ts'
import { readRunning } from './trading/store-events.ts'

type Payload<K extends keyof typeof events> = PayloadOf<(typeof events)[K]>

const betMessage = async (db: Database, { bet_id, uid }: { bet_id: string; uid: string }): Promise<LiveMessage[]> => {
  const bet = await findBet(db, BigInt(uid), BigInt(bet_id))
  return bet ? [{ topic: 'sportsbook.bet', key: uid, data: bet }] : []
}

/** One message to who follows a fixture, and one for all live ones with their main market only. */
async function priceMessages(db: Database, { fixtures }: Payload<'sportsbook.prices-changed'>): Promise<LiveMessage[]> {
  const changes = await readChanges(
    db,
    fixtures.map(({ id, since }) => ({ id: Number(id), version: since }))
  )
  const live = changes.filter(({ status }) => status === 'live' || status === 'ended').map(({ brief }) => brief)
  return [
    ...changes.map(({ whole }) => ({ topic: 'sportsbook.fixture', key: whole.fixture_id, data: whole })),
    ...(live.length > 0 ? [{ topic: 'sportsbook.live', key: 'all', data: { fixtures: live } }] : []),
  ]
}

export const reactions = [
  onBatch(events['sportsbook.bet-settled'], countBetsTowardsBonuses),
  on(protectionEvents['protection.excluded'], (tx, { uid }) => tx.enqueue('sportsbook.refund-bets-of', { uid })),
  on(playerEvents['players.register-block-changed'], async (tx, { uid, is_blocked }) => {
    if (is_blocked) await tx.enqueue('sportsbook.refund-bets-of', { uid })
  }),
]

export const livePublishers = [
  publishOn(events['sportsbook.bet-placed'], betMessage),
  publishOn(events['sportsbook.free-bet-placed'], betMessage),
  publishOn(events['sportsbook.free-bet-settled'], betMessage),
  publishOn(events['sportsbook.bet-changed'], betMessage),
  publishOn(events['sportsbook.bet-settled'], betMessage),
  publishOn(events['sportsbook.prices-changed'], priceMessages),
]

export const snapshots = {
  'sportsbook.fixture': async (db, key) =>
    /^\d{1,9}$/.test(key) ? (await changesSince(db, [{ id: Number(key), version: 0 }]))[0] : undefined,
  // There is one such list: other keys are not worth the reading.
  'sportsbook.live': async (db, key) => {
    if (key !== 'all') return undefined
    const running = await db.read(readRunning)
    const changes = await readChanges(
      db,
      running.map((id) => ({ id, version: 0 }))
    )
    return { fixtures: changes.map(({ brief }) => brief) }
  },
} satisfies Snapshots
