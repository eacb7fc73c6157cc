import type { Database, Tx } from '@ante/kit/context'
import { approvedCall } from '@ante/testing/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CashbackWorld, openCashback } from './cashback.fixture.ts'
import { reckon } from '../bonuses/index.ts'

let world: CashbackWorld
beforeAll(async () => {
  world = await openCashback()
  await world.put()
})
afterAll(async () => {
  expect(await world.problems()).toEqual([])
  await world.stop()
})
const amounts = async (uid: bigint) => (await world.given(uid)).map(({ amount_minor }) => Number(amount_minor))
/** As if the week had not been given. */
const again = () => world.query('delete from cashback.weeks')

describe('the cashback of a week', () => {
  it('BON-39 is a tenth of what was lost from Monday to Sunday, with each day that made it, and waits to be received', async () => {
    const [ada, won, little] = [await world.player(), await world.player(), await world.player()]
    await world.round(ada, 0, 10_000, 4_000)
    await world.round(ada, 0.5, 2_000, 0)
    await world.round(ada, 6.99, 1_000, 500)
    // Of the weeks before and after, void, and of another currency than the programme has.
    await world.round(ada, -0.01, 7_000, 0)
    await world.round(ada, 7, 7_000, 0)
    await world.round(ada, 2, 7_000, 0, { status: 'void' })
    await world.round(ada, 2, 7_000, 0, { currency: 'EUR' })
    await world.round(won, 1, 1_000, 90_000)
    await world.round(little, 1, 999, 0)
    await world.give()
    const [given, ...more] = await world.given(ada)
    expect(more).toEqual([])
    expect(given).toMatchObject({ status: 'active', amount_minor: 850n, currency: 'USD' })
    expect(given?.calculation).toMatchObject({
      percent: 10,
      is_capped: false,
      net_loss: { amount: 85, currency: 'USD' },
      days: [
        { plays: 2, staked: { amount: 120 }, returned: { amount: 40 } },
        { plays: 1, staked: { amount: 10 }, returned: { amount: 5 } },
      ],
    })
    expect(given?.calculation.days.map(({ day }) => day)[0]).toBe(world.week)
    expect(Date.parse(given?.calculation.until ?? '') - Date.parse(given?.calculation.from ?? '')).toBe(7 * 86_400_000)
    expect([await amounts(won), await amounts(little)]).toEqual([[], []])
  })

  it('BON-39 counts bets by the day on which they were settled, with what they paid, and no void one', async () => {
    await world.put({ sysname: 'sport', product: 'betting', percent: 5 })
    const eve = await world.player()
    await world.bet(eve, 1, 20_000, 0)
    await world.bet(eve, 2, 10_000, 4_000, 'won')
    await world.bet(eve, 3, 50_000, 50_000, 'returned')
    await world.bet(eve, -1, 50_000, 0)
    await world.round(eve, 1, 500, 0)
    await world.give()
    expect(await amounts(eve)).toEqual([1_300])
  })

  it('BON-39 goes to nobody who is on a break, restricted or closed, nor where the market has no later bonuses', async () => {
    const [away, banned, swede, here] = [
      await world.player(),
      await world.player(),
      await world.player('SE'),
      await world.player('DK'),
    ]
    await world.round([away, banned, swede, here], 1, 10_000, 0)
    await world.query(`update identity.users set status = 'banned' where uid = $1`, [banned])
    await world.query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [away])
    await again()
    await world.give()
    expect(await Promise.all([away, banned, swede, here].map(amounts))).toEqual([[], [], [], [1_000]])
  })

  it('BON-39 is never more than the programme’s most', async () => {
    const high = await world.player()
    await world.round(high, 1, 1_000_000, 0)
    await again()
    await world.give()
    expect(await world.given(high)).toMatchObject([{ amount_minor: 5_000n, calculation: { is_capped: true } }])
  })

  it('BON-39 is given once, by however many hosts and however often', async () => {
    const uid = await world.player()
    await world.round(uid, 1, 10_000, 0)
    await again()
    await Promise.all([world.give(), world.give(), world.give()])
    await again()
    await world.give()
    expect(await amounts(uid)).toEqual([1_000])
  })

  it('BON-39 waits until six hours after the week, and what changes of a programme holds from the next Monday on', async () => {
    const other = await openCashback()
    try {
      expect(await other.put()).toBe(other.week)
      const uid = await other.player()
      await other.round(uid, 1, 10_000, 0)
      other.pass(-2 / 24)
      await other.give()
      expect(await other.given(uid)).toEqual([])
      // Three days into the week a better promise is written: this week keeps the one that it began with.
      const thursday = Date.parse(`${other.week}T00:00:00Z`) + 3 * 86_400_000
      expect(await other.put({ percent: 50 }, thursday)).toBe(other.running)
      other.pass(2 / 24)
      await other.give()
      expect(await other.given(uid)).toMatchObject([{ amount_minor: 1_000n }])
      await other.round(uid, 8, 10_000, 0)
      expect(await other.close('weekly')).not.toBe(other.running)
      other.pass(7)
      await other.give()
      expect(await other.given(uid)).toMatchObject([{ amount_minor: 1_000n }, { amount_minor: 5_000n }])
      await other.round(uid, 15, 10_000, 0)
      other.pass(7)
      await other.give()
      expect(await other.given(uid)).toHaveLength(2)
    } finally {
      await other.stop()
    }
  })

  it('BON-34 BON-39 paid at once it is on the balance, and killed at any of twenty moments and begun again it comes to the same', async () => {
    const [whole, killed] = [await openCashback(), await openCashback()]
    try {
      const losses = Array.from({ length: 12 }, (_, index) => 1_000 + index * 137)
      for (const one of [whole, killed]) {
        await one.put({ receive_within_days: null })
        const uids = await one.players(losses.length)
        for (const [index, uid] of uids.entries()) await one.round(uid, index % 7, losses[index] ?? 0, 0)
      }
      await whole.give()
      for (let moment = 0; moment < 20; moment += 1)
        await expect(killed.give({ db: dyingAt(killed.db, moment) })).rejects.toThrow('killed')
      await killed.give()
      const [expected, actual] = [await whole.given(), await killed.given()]
      expect(expected.map(({ status, amount_minor }) => [status, Number(amount_minor)])).toEqual(
        losses.map((loss) => ['paid_out', Math.floor(loss / 10)])
      )
      const plain = (rows: typeof expected) => rows.map(({ uid: _, ...row }) => row)
      expect(plain(actual)).toEqual(plain(expected))
      const paid = await killed.query<{ sum: bigint }>(
        `select sum(amount_minor)::bigint as sum from bonuses.cashbacks where status = 'paid_out'`
      )
      const main = await killed.query<{ sum: bigint }>(
        `select sum(balance_minor)::bigint as sum from ledger.accounts where path like 'player:%:main'`
      )
      expect(main).toEqual(paid)
      expect([await whole.problems(), await killed.problems()]).toEqual([[], []])
    } finally {
      await whole.stop()
      await killed.stop()
    }
  })

  it('BON-39 in groups of players, killed twenty times within and between them and begun again, it gives each the same and nobody twice', async () => {
    const [whole, killed] = [await openCashback(), await openCashback()]
    try {
      for (const one of [whole, killed]) {
        await one.put()
        const uids = await one.players(1_100)
        for (let first = 0; first < uids.length; first += 50)
          await one.round(uids.slice(first, first + 50), (first / 50) % 7, 1_000 + first * 13, 0)
      }
      await whole.give()
      // Three groups and the mark of the week: seven moments before the mark is there, each of them several times.
      for (let kill = 0; kill < 20; kill += 1)
        await expect(killed.give({ db: dyingAt(killed.db, kill % 7) })).rejects.toThrow('killed')
      await killed.give()
      await killed.give()
      const plain = (rows: Awaited<ReturnType<typeof whole.given>>) => rows.map(({ uid: _, ...row }) => row)
      const [expected, actual] = [plain(await whole.given()), plain(await killed.given())]
      expect([expected.length, expected.every(({ status }) => status === 'active')]).toEqual([1_100, true])
      expect(actual).toEqual(expected)
      expect([await whole.problems(), await killed.problems()]).toEqual([[], []])
    } finally {
      await whole.stop()
      await killed.stop()
    }
  }, 180_000)

  it('BON-39 any days of play come to what a small model says', async () => {
    const other = await openCashback()
    try {
      await other.put({ bounds: { USD: { least_loss_minor: 500, most_minor: 2_000 } }, percent: 7 })
      const round = fc.record({
        day: fc.double({ min: -1, max: 8, noNaN: true }),
        stake: fc.integer({ min: 1, max: 9_000 }),
        win: fc.integer({ min: 0, max: 12_000 }),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(round, { maxLength: 12 }), async (rounds) => {
          const uid = await other.player()
          for (const { day, stake, win } of rounds) await other.round(uid, day, stake, win)
          await other.query('delete from cashback.weeks')
          await other.give()
          // By whole milliseconds, as the rounds were written.
          const within = rounds.filter(({ day }) => {
            const at = Math.trunc(Date.parse(`${other.week}T00:00:00Z`) + day * 86_400_000)
            return at >= Date.parse(`${other.week}T00:00:00Z`) && at < Date.parse(`${other.running}T00:00:00Z`)
          })
          const days = within.map(({ stake, win }) => ({
            day: '',
            plays: 1,
            staked: BigInt(stake),
            returned: BigInt(win),
          }))
          const { sum } = reckon(days, 7, { least: 500n, most: 2_000n })
          expect((await other.given(uid)).map(({ amount_minor }) => amount_minor)).toEqual(sum > 0n ? [sum] : [])
        }),
        { seed: 39, numRuns: 40 }
      )
    } finally {
      await other.stop()
    }
  })
})

describe('the week that runs', () => {
  it('BON-39 shows its player what it has come to so far, by whose terms, and from when on it is there', async () => {
    const uid = await world.player()
    await world.round(uid, 7.2, 3_000, 500)
    const items = await world.runningOf(uid, 'de')
    expect(items).toMatchObject([
      { sysname: 'sport', amount: { amount: 0 }, calculation: { days: [], percent: 5 } },
      {
        sysname: 'weekly',
        description: { title: 'Woche' },
        amount: { amount: 2.5, currency: 'USD' },
        least_loss: { amount: 10 },
        most: { amount: 50 },
        receive_within_days: 7,
        calculation: { net_loss: { amount: 25 }, days: [{ plays: 1, staked: { amount: 30 } }] },
      },
    ])
    const end = Date.parse(`${world.running}T00:00:00Z`) + 7 * 86_400_000
    expect(Date.parse(items[1]?.given_at ?? '')).toBe(end + 6 * 3_600_000)
    expect(await world.runningOf(await world.player('SE'))).toEqual([])
    expect(await world.runningOf(await world.player(null, 'EUR'))).toEqual([])
  })
})

describe('staff', () => {
  it('BON-39 write a programme, read what holds from when on, and close it; whoever has no sum, share or name is refused', async () => {
    const call = (key: 'putprogram' | 'closeprogram' | 'getprograms', input: object) =>
      approvedCall(world.db, `cashback.${key}`, input)
    const program = {
      sysname: 'friends',
      texts: { en: { title: 'Friends', text: 'A little back.' } },
      product: 'betting',
      percent: 1,
      bounds: { EUR: { least_loss_minor: 100, most_minor: 200 } },
      reason: 'for a few',
    }
    const first = (await call('putprogram', program)) as { from_week: string }
    const second = (await call('putprogram', { ...program, percent: 2 })) as { from_week: string }
    expect(Date.parse(second.from_week) - Date.parse(first.from_week)).toBe(7 * 86_400_000)
    expect(await call('closeprogram', { sysname: 'friends', reason: 'no more' })).toEqual({
      sysname: 'friends',
      from_week: second.from_week,
    })
    const { terms } = (await call('getprograms', {})) as { terms: { sysname: string }[] }
    expect(terms.filter(({ sysname }) => sysname === 'friends')).toMatchObject([
      { percent: 2, is_enabled: false, from_week: second.from_week },
      { percent: 1, is_enabled: true, from_week: first.from_week, receive_within_days: 7 },
    ])
    for (const wrong of [
      { percent: 51 },
      { percent: 0 },
      { product: 'poker' },
      { texts: {} },
      { bounds: { EUR: { least_loss_minor: 0, most_minor: 1 } } },
    ])
      await expect(call('putprogram', { ...program, ...wrong })).rejects.toMatchObject({ type: 'InvalidParameter' })
    await expect(call('closeprogram', { sysname: 'nobody', reason: 'no more' })).rejects.toMatchObject({
      code: 'InvalidRequest/not_found',
    })
  })
})

/** A database that goes away at its n-th transaction: half of the times before the commit, else after it. */
function dyingAt(db: Database, moment: number): Database {
  let left = Math.floor(moment / 2)
  const isAfter = moment % 2 === 1
  return {
    read: (work, options) => db.read(work, options),
    query: (work) => db.query(work),
    call: (statement, values) => db.call(statement, values),
    async write(work, options) {
      const isLast = left === 0
      left -= 1
      const answer = await db.write(async (tx: Tx) => {
        const done = await work(tx)
        if (isLast && !isAfter) throw new Error('killed')
        return done
      }, options)
      if (isLast) throw new Error('killed')
      return answer
    },
  }
}
