import { money } from '@ante/kit/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, refuseStakes, setStakeLimit } from '../ledger/index.ts'
import { endQuietRounds } from './end-quiet-rounds.ts'
import { back, bet, openStudioWorld, type StudioPlayer, type StudioWorld, win } from './studios.fixture.ts'

let world: StudioWorld
beforeAll(async () => {
  world = await openStudioWorld()
})
afterAll(async () => {
  expect(await world.database.db.read(audit)).toEqual([])
  await world.database.close()
})

const events = async (who: StudioPlayer): Promise<{ status: string; stake_minor: string; win_minor: string }[]> =>
  (
    await world.query<{ payload: { status: string; stake_minor: string; win_minor: string } }>(
      `select payload from outbox.events where name = 'games.round-finished' and payload ->> 'player' = $1 order by id`,
      [String(who.uid)]
    )
  ).map(({ payload: { status, stake_minor, win_minor } }) => ({ status, stake_minor, win_minor }))

describe('a studio’s wallet', () => {
  it('takes a stake, pays its win and ends the round, in one call and in two', async () => {
    const who = await world.player()
    expect(await world.play(who, 'a', [bet('1a', 200), win('1b', 392)], { finished: true })).toMatchObject({
      status: 200,
      body: { balance: 10192, game_id: 'a', transactions: [{ action_id: '1a' }, { action_id: '1b' }] },
    })
    expect(await world.play(who, 'b', [bet('1c', 100)])).toMatchObject({ status: 200, body: { balance: 10092 } })
    expect((await world.rounds(who))[1]).toMatchObject({ status: 'open' })
    await world.play(who, 'b', [win('1d', 0)], { finished: true })
    expect(await world.rounds(who)).toEqual([
      { stake_minor: 200n, win_minor: 392n, status: 'finished' },
      { stake_minor: 100n, win_minor: 0n, status: 'finished' },
    ])
    expect(await events(who)).toEqual([
      { status: 'finished', stake_minor: '200', win_minor: '392' },
      { status: 'finished', stake_minor: '100', win_minor: '0' },
    ])
    expect(await world.balance(who)).toBe(10092n)
  })

  it('adds up stakes and wins of one round', async () => {
    const who = await world.player()
    await world.play(who, 'a', [bet('2a', 100)])
    await world.play(who, 'a', [bet('2b', 50), bet('2c', 50), win('2d', 30)])
    await world.play(who, 'a', [win('2e', 70)], { finished: true })
    expect(await world.rounds(who)).toEqual([{ stake_minor: 200n, win_minor: 100n, status: 'finished' }])
    expect(await world.balance(who)).toBe(9900n)
  })

  it('answers a repeated call as it was answered first, and moves nothing again', async () => {
    const who = await world.player()
    const first = await world.play(who, 'a', [bet('3a', 200)])
    await world.play(who, 'a', [win('3b', 900)], { finished: true })
    expect(await world.play(who, 'a', [bet('3a', 200)])).toEqual(first)
    expect(await world.balance(who)).toBe(10700n)
    const [repeats] = [await Promise.all(Array.from({ length: 8 }, () => world.play(who, 'b', [bet('3c', 100)])))]
    expect(new Set(repeats?.map((reply) => JSON.stringify(reply))).size).toBe(1)
    expect(await world.balance(who)).toBe(10600n)
  })

  it('refuses a number that stood for something else', async () => {
    const [who, other] = [await world.player(), await world.player()]
    await world.play(who, 'a', [bet('4a', 200)])
    expect(await world.play(who, 'a', [bet('4a', 201)])).toMatchObject({ status: 400 })
    expect(await world.play(who, 'b', [bet('4a', 200)])).toMatchObject({ status: 400 })
    expect(await world.play(other, 'a', [bet('4a', 200)])).toMatchObject({ status: 400 })
    expect(await world.play(who, 'a', [win('4a', 200)])).toMatchObject({ status: 400 })
    expect([await world.balance(who), await world.balance(other)]).toEqual([9800n, 10000n])
  })

  it('remembers that a stake was taken back before it came, and refuses it then', async () => {
    const who = await world.player()
    expect(await world.rollback(who, 'a', [back('5r', '5a')])).toMatchObject({ status: 200, body: { balance: 10000 } })
    expect(await world.play(who, 'a', [bet('5a', 200)])).toMatchObject({ status: 400 })
    expect(await world.play(who, 'a', [win('5b', 200)])).toMatchObject({ status: 404 })
    expect(await world.balance(who)).toBe(10000n)
    expect(await world.rounds(who)).toEqual([])
  })

  it('gives a stake back once, and ends the round as void', async () => {
    const who = await world.player()
    await world.play(who, 'a', [bet('6a', 200)])
    const first = await world.rollback(who, 'a', [back('6r', '6a')])
    expect(first).toMatchObject({ status: 200, body: { balance: 10000 } })
    expect(await world.rollback(who, 'a', [back('6r', '6a')])).toEqual(first)
    expect(await world.rollback(who, 'a', [back('6s', '6a')])).toMatchObject({ status: 200, body: { balance: 10000 } })
    expect(await world.rounds(who)).toEqual([{ stake_minor: 200n, win_minor: 0n, status: 'void' }])
    expect(await events(who)).toEqual([{ status: 'void', stake_minor: '200', win_minor: '0' }])
    expect(await world.play(who, 'a', [win('6b', 500)])).toMatchObject({ status: 404 })
    expect(await world.play(who, 'a', [bet('6c', 500)])).toMatchObject({ status: 400 })
    expect(await world.balance(who)).toBe(10000n)
  })

  it('answers a repeated taking back of what never came as it was answered first', async () => {
    const who = await world.player()
    const first = await world.rollback(who, 'a', [back('6x', '6y')])
    expect(first).toMatchObject({ status: 200, body: { balance: 10000 } })
    expect(await world.rollback(who, 'a', [back('6x', '6y')])).toEqual(first)
    expect(await world.rollback(who, 'a', [back('6z', '6y')])).toMatchObject({ status: 200, body: { balance: 10000 } })
  })

  it('gives every stake back whose number, beside the one that takes it back, reads as two others do', async () => {
    const who = await world.player()
    await world.play(who, 'a', [bet('6d', 100)])
    await world.play(who, 'b', [bet('6e:6d', 200)])
    expect(await world.rollback(who, 'a', [back('6f:6e', '6d')])).toMatchObject({ body: { balance: 9800 } })
    expect(await world.rollback(who, 'b', [back('6f', '6e:6d')])).toMatchObject({ body: { balance: 10000 } })
    expect(await world.play(who, 'c', [bet('6g', 300), win('6h:6g', 50)])).toMatchObject({ body: { balance: 9750 } })
    expect(await world.rollback(who, 'c', [back('6i', '6h:6g')])).toMatchObject({ body: { balance: 9700 } })
    expect(await world.balance(who)).toBe(9700n)
  })

  it('takes a stake back only together with what it won, and lets what was spent be owed', async () => {
    const who = await world.player()
    await world.play(who, 'a', [bet('7a', 200), win('7b', 9000)], { finished: true })
    expect(await world.rollback(who, 'a', [back('7r', '7a')])).toMatchObject({ status: 400 })
    await world.play(who, 'b', [bet('7c', 18000)], { finished: true })
    expect(await world.balance(who)).toBe(800n)
    expect(await world.rollback(who, 'a', [back('7s', '7a'), back('7t', '7b')])).toMatchObject({ status: 200 })
    const [debt] = await world.query<{ balance_minor: bigint }>(
      'select balance_minor from ledger.accounts where path = $1',
      [`player:${who.uid}:owed`]
    )
    expect([await world.balance(who), debt?.balance_minor]).toEqual([200n, -8200n])
    expect((await events(who)).map(({ status }) => status)).toEqual(['finished', 'finished', 'void'])
  })

  it('takes back nothing of another player', async () => {
    const [who, other] = [await world.player(), await world.player()]
    await world.play(who, 'a', [bet('8a', 200)])
    expect(await world.rollback(other, 'a', [back('8r', '8a')])).toMatchObject({ status: 400 })
    expect(await world.balance(who)).toBe(9800n)
  })

  it('refuses a win without its stake, and carries out all of a call or nothing', async () => {
    const who = await world.player(500n)
    expect(await world.play(who, 'a', [win('9a', 100)], { finished: true })).toMatchObject({ status: 404 })
    expect(await world.play(who, 'b', [bet('9b', 300), bet('9c', 300)])).toMatchObject({
      status: 412,
      body: { code: 100, balance: 500 },
    })
    expect(await world.balance(who)).toBe(500n)
    expect(await world.rounds(who)).toEqual([])
    expect(await world.play(who, 'b', [bet('9b', 300)])).toMatchObject({ status: 200, body: { balance: 200 } })
  })

  it('takes a bet only in an open frame of its player, and a win without one', async () => {
    const who = await world.player()
    const other = await world.player()
    await world.play(who, 'a', [bet('10a', 100)])
    expect(await world.play({ ...who, session: other.session }, 'b', [bet('10b', 100)])).toMatchObject({
      status: 412,
      body: { code: 101 },
    })
    await world.query('delete from identity.sessions where uid = $1', [who.uid])
    expect(await world.play(who, 'c', [bet('10c', 100)])).toMatchObject({ status: 412, body: { code: 101 } })
    expect(await world.play(who, 'a', [bet('10a', 100)])).toMatchObject({ status: 200 })
    expect(await world.play({ ...who, session: '-' }, 'a', [win('10d', 50)], { finished: true })).toMatchObject({
      status: 200,
    })
    expect(await world.balance(who)).toBe(9950n)
  })

  it('keeps to the limits and the exclusion of the player', async () => {
    const who = await world.player()
    await world.database.db.write((tx) =>
      setStakeLimit(tx, who.uid, { kind: 'stake', days: 1, most: money(300n) }, 'USD')
    )
    expect(await world.play(who, 'a', [bet('11a', 200)])).toMatchObject({ status: 200 })
    expect(await world.play(who, 'b', [bet('11b', 200)])).toMatchObject({ status: 412, body: { code: 105 } })
    await world.database.db.write((tx) => refuseStakes(tx, who.uid, 'USD', null))
    expect(await world.play(who, 'c', [bet('11c', 100)])).toMatchObject({ status: 412, body: { code: 110 } })
    expect(await world.play(who, 'a', [win('11d', 400)], { finished: true })).toMatchObject({ status: 200 })
    expect(await world.balance(who)).toBe(10200n)
  })

  it('takes no stake in a game that is switched off, and ends what has begun', async () => {
    const who = await world.player()
    await world.play(who, 'a', [bet('12a', 100)])
    await world.query(`update games.games set enabled = false where sysname = 'two-crows'`)
    expect(await world.play(who, 'b', [bet('12b', 100)])).toMatchObject({ status: 412, body: { code: 153 } })
    expect(await world.play(who, 'a', [win('12c', 100)], { finished: true })).toMatchObject({ status: 200 })
    await world.query(`update games.games set enabled = true where sysname = 'two-crows'`)
  })

  it('answers the balance, and names what it does not know', async () => {
    const who = await world.player()
    expect(await world.play(who, 'a', [])).toMatchObject({ status: 200, body: { balance: 10000 } })
    expect(await world.play({ ...who, uid: 999_999n }, 'a', [])).toMatchObject({ status: 412, body: { code: 101 } })
    expect(await world.play(who, 'a', [bet('13a', 1)], { currency: 'EUR' })).toMatchObject({
      status: 412,
      body: { code: 154 },
    })
    expect(await world.play(who, 'a', [bet('13a', 1)], { game: 'x:y' })).toMatchObject({
      status: 412,
      body: { code: 153 },
    })
    expect(await world.send('/play', {}, 'another token')).toMatchObject({ status: 403 })
    expect(await world.send('/play', '{}')).toMatchObject({ status: 400 })
    expect(await world.send('/nowhere', '{}')).toMatchObject({ status: 400 })
  })

  it('ends a round of which its studio says nothing more, and pays what it wins after all', async () => {
    const who = await world.player()
    await world.play(who, 'a', [bet('14a', 100)])
    await world.query(`update studios.rounds set last_at = now() - interval '25 hours' where uid = $1`, [who.uid])
    await endQuietRounds(world.context as never)
    expect(await world.rounds(who)).toEqual([{ stake_minor: 100n, win_minor: 0n, status: 'finished' }])
    expect(await world.play(who, 'a', [win('14b', 500)], { finished: true })).toMatchObject({ status: 200 })
    expect(await world.rounds(who)).toEqual([{ stake_minor: 100n, win_minor: 500n, status: 'finished' }])
    expect(await events(who)).toHaveLength(1)
  })
})
