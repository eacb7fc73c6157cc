import { approvedCall } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueBets } from './count-plays.ts'
import { openRewards } from './loyalty.fixture.ts'
import { questsOf } from './quests.ts'

let rewards: Awaited<ReturnType<typeof openRewards>>
const texts = (title: string) => ({ en: { title, text: '' } })
const least = { USD: 100 }
const ask = (key: string, input: object) => approvedCall(rewards.db, key, { reason: 'quests of this year', ...input })
beforeAll(async () => {
  rewards = await openRewards('2026-03-10T12:00:00Z')
  await ask('loyalty.putprogram', {
    sysname: 'night',
    texts: texts('Night'),
    rules: { rates: { USD: 1 }, weights: {} },
    levels: [{ texts: texts('Dusk'), from_experience: 0 }],
  })
  for (const [sysname, goal] of [
    ['bets', { type: 'bets', count: 10, least }],
    ['days', { type: 'days', count: 3, least }],
    ['rounds', { type: 'rounds', count: 10, least }],
  ] as const)
    await ask('loyalty.putquest', { sysname, texts: texts(sysname), goal, reward_points: 10 })
})
afterAll(() => rewards.close())

interface Leg {
  event: number
  type: string
  outcome: string
}
const winner = (event: number, outcome: string): Leg => ({ event, type: '1x2', outcome })
let lastEvent = 1_000
const newEvent = () => ++lastEvent
type State = 'open' | 'won' | 'lost' | 'returned'
/** A bet of 5.00 as the sportsbook keeps it; answers the event that tells of its end. */
async function bet(uid: bigint, legs: readonly Leg[], state: State = 'lost', payout = 0) {
  const isOver = state !== 'open'
  const [row] = await rewards.query<{ id: bigint }>(
    `insert into sportsbook.bets (id, uid, stake_minor, potential_minor, placed_at, settled_at, payout_minor, state, currency)
       values (ledger.next_id(), $1, 500, 500, now() - interval '10 minutes', $3, $4, $2, 'USD') returning id`,
    [uid, state, isOver ? new Date() : null, isOver ? payout : null]
  )
  for (const [position, { event, type, outcome }] of legs.entries())
    await rewards.query(
      `insert into sportsbook.bet_legs (bet_id, uid, position, event_id, market_id, market_type, outcome, specifier, sport, price, incident_count)
         values ($1, $2, $3, $4, $5, $6, $7, '', 'football', 2000, 0)`,
      [row?.id, uid, position, event, event * 10 + type.length, type, outcome]
    )
  return {
    bet_id: String(row?.id),
    uid: String(uid),
    state: state === 'open' ? 'lost' : state,
    stake_minor: '500',
    payout_minor: String(payout),
    currency: 'USD',
    corrected: false,
  } as const
}
/** Tells that these bets are settled; answers how far the quests of their player are. */
async function after(uid: bigint, ...told: Awaited<ReturnType<typeof bet>>[]) {
  await rewards.db.write((tx) => queueBets(tx, told))
  await rewards.count()
  const all = await rewards.db.read((tx) => questsOf({ locale: 'en', clock: rewards.context.clock }, tx, uid))
  return Object.fromEntries(all.map(({ id, done }) => [id, done]))
}

describe('quests and opposite bets', () => {
  it('LOY-24 bets of a player on both sides of a match count towards no quest, of bets or of days', async () => {
    const [uid, event] = [await rewards.player(), newEvent()]
    const [home, away] = [
      await bet(uid, [winner(event, 'home')], 'won', 1_000),
      await bet(uid, [{ event, type: 'double_chance', outcome: 'draw_away' }]),
    ]
    expect(await after(uid, home, away)).toEqual({ bets: 0, days: 0, rounds: 0 })
    expect(await after(uid, await bet(uid, [winner(newEvent(), 'home')]))).toEqual({ bets: 1, days: 1, rounds: 0 })
  })

  it('LOY-24 a bet counts towards no quest while the player’s bet on the other side is open', async () => {
    const [uid, event, other] = [await rewards.player(), newEvent(), newEvent()]
    await bet(uid, [winner(event, 'home'), winner(other, 'home')], 'open')
    const lost = await bet(uid, [winner(event, 'away'), winner(other, 'home')])
    expect(await after(uid, lost)).toEqual({ bets: 0, days: 0, rounds: 0 })
  })

  it('LOY-24 bets that can all lose count: one side, another match, the side of a bet that came back, the other side of somebody else', async () => {
    const [uid, stranger, event] = [await rewards.player(), await rewards.player(), newEvent()]
    await rewards.query(
      `insert into identity.devices (uid, token_hash) select uid, '\\x01' from unnest(array[$1, $2]::bigint[]) uid`,
      [uid, stranger]
    )
    await bet(uid, [winner(event, 'away')], 'returned')
    await bet(stranger, [winner(event, 'away')])
    const own = [await bet(uid, [winner(event, 'home')]), await bet(uid, [winner(event, 'home')])]
    expect(await after(uid, ...own, await bet(uid, [winner(newEvent(), 'away')]))).toEqual({
      bets: 3,
      days: 1,
      rounds: 0,
    })
  })
})
