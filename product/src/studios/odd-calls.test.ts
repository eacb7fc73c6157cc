import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { advanceRound } from '../games/advance-round.ts'
import { endPacks } from '../games/free-spins.ts'
import { audit } from '../ledger/index.ts'
import { back, bet, openStudioWorld, type StudioWorld, win } from './studios.fixture.ts'

let world: StudioWorld
beforeAll(async () => {
  world = await openStudioWorld((own) => ({ ...own, cycleMs: { slot: 0, other: 60_000 } }))
})
afterAll(async () => {
  expect(await world.database.db.read(audit)).toEqual([])
  await world.database.close()
})

describe('calls that are rare and right', () => {
  it('ends a round of which nothing was taken, and answers the balance', async () => {
    const who = await world.player(100n)
    expect(await world.play(who, 'a', [bet('1a', 200)])).toMatchObject({ status: 412, body: { code: 100 } })
    expect(await world.play(who, 'a', [], { finished: true })).toMatchObject({
      status: 200,
      body: { balance: 100, transactions: [] },
    })
    expect(await world.rounds(who)).toEqual([])
  })

  it('stakes what an earlier win of the same call has paid', async () => {
    const who = await world.player(100n)
    const all = [bet('2a', 100), win('2b', 500), bet('2c', 400)]
    expect(await world.play(who, 'a', all, { finished: true })).toMatchObject({ status: 200, body: { balance: 100 } })
    expect(await world.balance(who)).toBe(100n)
  })

  it('takes no number that the database cannot hold, and says that the call means nothing', async () => {
    const who = await world.player()
    expect(await world.play(who, 'a', [bet('3\u0000a', 100)])).toMatchObject({ status: 400 })
    expect(await world.play(who, 'a\u0000', [bet('3b', 100)])).toMatchObject({ status: 400 })
  })

  it('holds the shortest time between two rounds in all frames of a player together', async () => {
    const who = await world.player()
    const second = { ...who, session: `second-${who.uid}` }
    await world.query(
      `insert into studios.sessions (id, uid, game, wallet, currency, site_session, expires_at)
       select $2, uid, game, wallet, currency, site_session, expires_at from studios.sessions where id = $1`,
      [who.session, second.session]
    )
    expect(await world.play(who, 'a', [bet('4a', 100)], { finished: true })).toMatchObject({ status: 200 })
    expect(await world.play(who, 'b', [bet('4b', 100)])).toMatchObject({ status: 412, body: { code: 106 } })
    expect(await world.play(second, 'c', [bet('4c', 100)])).toMatchObject({ status: 412, body: { code: 106 } })
    expect(await world.balance(who)).toBe(9900n)
  })

  it('pays free rounds of which the studio tells after their last day, and none of which it tells much later', async () => {
    const who = await world.player()
    const pack = async (ago: string) => {
      const [row] = await world.query<{ id: bigint }>(
        `insert into games.packs (player_uid, source, game, currency, stake_minor, total, remaining, pays, expires_at)
         values ($1, $2::text, 'two-crows', 'USD', 50, 2, 2, 'cash', now() - $2::text::interval) returning id`,
        [who.uid, ago]
      )
      return row?.id
    }
    const [late, lost] = [await pack('1 hour'), await pack('4 days')]
    await endPacks(world.context as never)
    const tell = (id: bigint | undefined) =>
      world.send('/freespins', { issue_id: `pack-${id}`, status: 'expired', total_amount: 196 })
    expect(await tell(late)).toMatchObject({ status: 200, body: { balance: 10196 } })
    expect(await tell(lost)).toMatchObject({ status: 404 })
    await endPacks(world.context as never)
    const states = await world.query(`select id, status from games.packs where player_uid = $1 order by id`, [who.uid])
    expect(states).toEqual([
      { id: late, status: 'used' },
      { id: lost, status: 'expired' },
    ])
  })

  it('leaves an open round to its studio: nobody else gives its stake back', async () => {
    const who = await world.player()
    await world.play(who, 'a', [bet('6a', 100)])
    const [round] = await world.query<{ id: bigint }>('select id from games.rounds where player_uid = $1', [who.uid])
    const asked = { round: String(round?.id), step: 0, choice: null } as never
    const own = { ...world.context, player: { uid: who.uid, restricted: false }, idempotencyKey: 'k' } as never
    await expect(advanceRound(own, asked)).rejects.toMatchObject({ code: 'InvalidRequest/not_found' })
    expect(await world.query('select games.void_round($1) as voided', [round?.id])).toEqual([{ voided: false }])
    expect(await world.rollback(who, 'a', [back('6r', '6a')])).toMatchObject({ status: 200, body: { balance: 10000 } })
    expect(await world.balance(who)).toBe(10000n)
  })
})
