import type { Database, LiveMessage, Snapshots } from '@ante/kit/context'
import type { PayloadOf } from '@ante/kit/contract'
import { on, onBatch, publishOn, publishOnBatch } from '@ante/kit/reaction'
import { events as playerEvents } from '../players/contract.ts'
import { events as protectionEvents } from '../protection/contract.ts'
import { events } from './contract.ts'
import { changesSince, readChanges } from './catalogue/list-fixtures.ts'
import { countBetsTowardsBonuses } from './bets/count-towards-bonuses.ts'
import { findBets } from './bets/read-bets.ts'
import { readRunning } from './trading/store-events.ts'

type Payload<K extends keyof typeof events> = PayloadOf<(typeof events)[K]>

/** The player gets the whole bet as it is after the commit. */
async function betMessages(
  db: Database,
  payloads: readonly { bet_id: string; uid: string }[]
): Promise<LiveMessage[][]> {
  const found = await findBets(
    db,
    payloads.map(({ bet_id, uid }) => ({ uid: BigInt(uid), id: BigInt(bet_id) }))
  )
  const bets = new Map(found.map((bet) => [bet.id, bet]))
  return payloads.map(({ bet_id, uid }) => {
    const bet = bets.get(bet_id)
    return bet ? [{ topic: 'sportsbook.bet', key: uid, data: bet }] : []
  })
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
  publishOnBatch(events['sportsbook.bet-placed'], betMessages),
  publishOnBatch(events['sportsbook.free-bet-placed'], betMessages),
  publishOnBatch(events['sportsbook.free-bet-settled'], betMessages),
  publishOnBatch(events['sportsbook.bet-changed'], betMessages),
  publishOnBatch(events['sportsbook.bet-settled'], betMessages),
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
