import type { Policy } from '@ante/kit/policy'
import { withinOneDay } from '@ante/testing/one-day'
import { operatorCall } from '@ante/testing/staff'
import { reactTo } from '@ante/testing/reactions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as loyaltyEvents } from '../loyalty/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import type { Preview } from './contract-staff.ts'
import { giveOne, placeOf } from './give.ts'
import { type MarketingWorld, openMarketing, words } from './marketing.fixture.ts'
import { reactions } from './reactions.ts'

let world: MarketingWorld
beforeAll(async () => {
  world = await openMarketing()
})
afterAll(() => world.close())

let last = 0
const freshTag = () => `tag-${(last += 1)}`

describe('what a campaign turns to', () => {
  it('is a registration, one deposit or one level, once however often it is told', async () => {
    const tag = freshTag()
    const segment = world.tagged(tag)
    const [registered, third, fourth] = [
      await world.put({ trigger: { on: 'registration' }, segment }),
      await world.put({ trigger: { on: 'deposit', number: 3 }, segment }),
      await world.put({ trigger: { on: 'level', level: 4 }, segment }),
    ]
    const player = await world.rich()
    await world.tag(player.uid, tag)
    const uid = String(player.uid)
    for (let times = 0; times < 2; times += 1)
      await world.db.write(async (tx) => {
        await reactTo(reactions, playersEvents['players.registered'], tx, [{ uid }])
        await reactTo(reactions, loyaltyEvents['loyalty.level-reached'], tx, [{ uid, level: 3 }])
        await reactTo(reactions, loyaltyEvents['loyalty.level-reached'], tx, [{ uid, level: 4 }])
      })
    for (const before of [1, 2]) {
      const settled = await world.deposit(player, 0, { before })
      for (let times = 0; times < 2; times += 1)
        await world.db.write((tx) => reactTo(reactions, cashierEvents['cashier.deposit-settled'], tx, [settled]))
    }
    await world.give()
    for (const sysname of [registered, third, fourth]) expect(await world.outcomes(sysname)).toEqual({ given: 1 })
    expect(await world.list(player)).toHaveLength(3)
    await world.give()
    expect(await world.list(player)).toHaveLength(3)
  })

  it('is a birthday by the player’s own clock, and an absence once until they were there again', () =>
    withinOneDay(async () => {
      const tag = freshTag()
      const segment = world.tagged(tag)
      const [birthday, away] = [
        await world.put({ trigger: { on: 'birthday' }, segment }),
        await world.put({ trigger: { on: 'inactivity', days: 14 }, segment }),
      ]
      const [ada, eve] = [await world.rich(), await world.rich()]
      for (const { uid } of [ada, eve]) await world.tag(uid, tag)
      const today = new Date().toISOString().slice(4, 10)
      await world.query(
        `update players.profiles set fields = fields || jsonb_build_object('birth_date', $2::text), time_zone = 'UTC' where uid = $1`,
        [ada.uid, `1990${today}`]
      )
      const leave = (days: number) =>
        world.query(
          `with s as (update identity.sessions set seen_at = now() - $2 * interval '1 day' where uid = $1),
              l as (update identity.last_signs set at = now() - $2 * interval '1 day' where uid = $1)
         update identity.users set registered_at = now() - interval '90 days' where uid = $1`,
          [eve.uid, days]
        )
      await leave(15)
      for (let times = 0; times < 2; times += 1) await world.find()
      await world.give()
      expect(await world.outcomes(birthday)).toEqual({ given: 1 })
      expect((await world.outcomes(away))['given']).toBe(1)
      // Another absence is another occasion; this offer each player takes once.
      await leave(20)
      await world.find()
      await world.give()
      expect(await world.outcomes(away)).toMatchObject({ given: 1, not_available: 1 })
      // Who came back before their turn came is away no more.
      await leave(25)
      await world.find()
      await world.query('update identity.sessions set seen_at = now() where uid = $1', [eve.uid])
      await world.give()
      expect(await world.outcomes(away)).toMatchObject({ given: 1, not_available: 1, not_in_segment: 1 })
    }))
})

describe('who gets something', () => {
  it('is who is in the segment at that moment, by the country that they live in then', async () => {
    const [tag, player] = [freshTag(), await world.rich()]
    await world.tag(player.uid, tag)
    await world.query(`update players.profiles set country_code = 'BR' where uid = $1`, [player.uid])
    const sysname = await world.put({
      segment: {
        any: [
          {
            all: [
              { fact: 'tag', has: tag },
              { fact: 'country', in: ['BR'] },
            ],
          },
        ],
      },
    })
    await world.find()
    await world.query(`update players.profiles set country_code = 'CL' where uid = $1`, [player.uid])
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ not_in_segment: 1 })
    expect(await world.list(player)).toEqual([])
  })

  it('RG-11 is nobody who is excluded, spared, kept from news, restricted or a test account, and the preview counts them', async () => {
    const tag = freshTag()
    const [well, excluded, spared, barred, restricted, test] = await world.crowd(6, tag)
    const segment = world.tagged(tag)
    const sysname = await world.put({ segment })
    await world.find()
    await world.query(`update identity.users set excluded_until = 'infinity' where uid = $1`, [excluded])
    await world.query(`update identity.users set status = 'restricted' where uid = $1`, [restricted])
    await world.query(`update players.profiles set is_news_barred = true where uid = $1`, [barred])
    await world.query(`update players.profiles set is_test = true where uid = $1`, [test])
    await world.query(`insert into loyalty.members (player_uid, is_spared) values ($1, true)`, [spared])
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ given: 1, left_out: 5 })
    const counts = await operatorCall<Preview>(world.db, 'marketing.preview', { segment })
    expect(counts).toMatchObject({
      matching: 1,
      unknown: 0,
      left_out: { test_account: 1, not_addressed: 4, market: 0 },
    })
    expect(counts.players).toBe(counts.matching + counts.not_matching + 5)
    const rows = await world.query<{ uid: bigint }>(
      'select uid from marketing.assignments a join marketing.campaigns c on c.id = a.campaign_id where c.sysname = $1',
      [sysname]
    )
    expect(rows.map(({ uid }) => uid)).toEqual([well])
  })

  it('is told in their language, why, by the inbox, and only who agreed to news', async () => {
    const [tag, ada, eve] = [freshTag(), await world.rich(), await world.rich()]
    for (const { uid } of [ada, eve]) await world.tag(uid, tag)
    await world.news(ada)
    await world.query(`update players.profiles set locale = 'de' where uid = $1`, [ada.uid])
    await world.query(`update players.profiles set news_email = false, news_phone = false where uid = $1`, [eve.uid])
    const arms = [{ name: 'all', share: 100, offer: await world.offer(), message: words }]
    const sysname = await world.put({ segment: world.tagged(tag), arms })
    await world.find()
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ given: 2 })
    const inbox = async (player: typeof ada) => (await player.call<{ items: object[] }>('messages.getinbox')).data.items
    expect(await inbox(ada)).toMatchObject([
      { title: 'Für dich', text: 'Das ist für dich.', topic: 'news', locale: 'de', path: '/profile/bonuses' },
    ])
    expect(await inbox(eve)).toEqual([])
    for (const player of [ada, eve]) expect(await world.list(player)).toHaveLength(1)
    // The offer is among their own, and nobody else sees it.
    const offers = async (player: typeof ada) =>
      (
        await player.call<{ items: { description: { title: string }; state: string }[] }>('campaigns.getoffers')
      ).data.items.filter(({ description }) => description.title === 'A gift')
    expect(await offers(ada)).toMatchObject([{ state: 'taken' }])
    expect(await offers(await world.rich())).toEqual([])
  })

  it('SAFE-13 is asked about at a register only when their turn has come, who gets nothing as well', async () => {
    const tag = freshTag()
    const uids = await world.crowd(4, tag)
    const [well, held, moved, listed] = uids
    const sysname = await world.put({ segment: world.tagged(tag) })
    await world.query(
      `insert into marketing.assignments (campaign_id, uid, arm) select id, $2, 'holdout' from marketing.campaigns where sysname = $1`,
      [sysname, held]
    )
    await world.find()
    await world.query('delete from marketing.tags where uid = $1', [moved])
    const emails = new Map(
      (
        await world.query<{ uid: bigint; email: string }>(
          'select uid, email from identity.users where uid = any ($1)',
          [uids]
        )
      ).map(({ uid, email }) => [email, uid])
    )
    const asked: (bigint | undefined)[] = []
    const register = {
      name: 'spelpaus',
      needs: [],
      lacks: () => [],
      isAskedBetween: false,
      askBeforeNews: async ({ person }: { person: { email?: string } }) => {
        const uid = emails.get(person.email ?? '')
        asked.push(uid)
        return { word: uid === listed ? 'excluded' : 'clear', reference: null }
      },
    }
    const host = await world.context()
    const registers: Policy['registers'] = [
      { name: 'spelpaus', asked: ['marketing'], everyDays: null, whenDown: 'no-play' },
    ]
    await world.give({
      ...host,
      ports: { registers: new Map([['spelpaus', register]]) },
      policy: (person) => ({ ...host.policy(person), registers }),
    })
    expect(await world.outcomes(sysname)).toEqual({ given: 1, holdout: 1, not_in_segment: 1, left_out: 1 })
    expect(asked.toSorted()).toEqual([well, held, listed].toSorted())
  })

  it('waits for the end of their night', async () => {
    const tag = freshTag()
    const [uid] = await world.crowd(1, tag)
    const sysname = await world.put({ segment: world.tagged(tag) })
    await world.find()
    // Every hour but this one and the next is day.
    const hour = new Date().getUTCHours()
    await world.query(`update players.profiles set time_zone = 'UTC' where uid = $1`, [uid])
    const night = { quiet: { from: hour, until: (hour + 2) % 24 }, most: [] }
    await world.give(await world.context(night))
    expect(await world.outcomes(sysname)).toEqual({ waiting: 1 })
    expect(await world.query('select from marketing.assignments where uid = $1', [uid])).toEqual([])
    await world.query('update marketing.occasions set due_at = now() where uid = $1', [uid])
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ given: 1 })
  })
})

describe('arms', () => {
  it('are the same for a player each time, near to their shares, and the holdout gets nothing', async () => {
    const tag = freshTag()
    const uids = await world.crowd(300, tag)
    const arms = [
      { name: 'gift', share: 50, offer: await world.offer() },
      { name: 'words', share: 20, message: words },
    ]
    const sysname = await world.put({ segment: world.tagged(tag), arms, holdout: 30 })
    const [campaign] = await world.query<{ id: bigint; key: Uint8Array }>(
      'select id, key from marketing.campaigns where sysname = $1',
      [sysname]
    )
    if (!campaign) throw new Error('no campaign')
    expect(placeOf(campaign, 7n)).toBe(placeOf(campaign, 7n))
    const places = uids.map((uid) => placeOf(campaign, uid))
    await world.find()
    await world.give()
    const rows = await world.query<{ uid: bigint; arm: string }>(
      'select uid, arm from marketing.assignments where campaign_id = $1 order by uid',
      [campaign.id]
    )
    expect(rows).toHaveLength(300)
    for (const { uid, arm } of rows) {
      const place = places[uids.indexOf(uid)] ?? -1
      expect(arm).toBe(place < 5_000 ? 'gift' : place < 7_000 ? 'words' : 'holdout')
    }
    const held = rows.filter(({ arm }) => arm === 'holdout').map(({ uid }) => uid)
    // Thirty of a hundred of three hundred, within five standard deviations.
    expect(held.length).toBeGreaterThan(50)
    expect(held.length).toBeLessThan(130)
    expect(await world.query('select from bonuses.bonuses where uid = any ($1)', [held])).toEqual([])
    expect((await world.outcomes(sysname))['holdout']).toBe(held.length)
  })

  it('stay what they were when they were first used', async () => {
    const tag = freshTag()
    const [uid] = await world.crowd(1, tag)
    const sysname = await world.put({ segment: world.tagged(tag) })
    await world.query(
      `insert into marketing.assignments (campaign_id, uid, arm) select id, $2, 'holdout' from marketing.campaigns where sysname = $1`,
      [sysname, uid]
    )
    await world.find()
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ holdout: 1 })
  })
})

describe('what cannot be', () => {
  it('a campaign that is not understood any more stops and gives nothing', async () => {
    const tag = freshTag()
    const [one] = await world.crowd(1, tag)
    const [found, given] = [
      await world.put({ segment: world.tagged(tag) }),
      await world.put({ segment: world.tagged(tag) }),
    ]
    await world.find()
    for (const sysname of [found, given])
      await world.query(
        `update marketing.campaigns set terms = jsonb_set(terms, '{segment}', '{"any":[{"all":[{"fact":"shoe_size","at_least":40}]}]}') where sysname = $1`,
        [sysname]
      )
    await world.give()
    await world.find()
    for (const sysname of [found, given]) {
      expect(await world.state(sysname)).toEqual({ state: 'stopped', stopped_by: 'unreadable' })
      expect(await world.outcomes(sysname)).toEqual({ stopped: 1 })
    }
    expect(await world.query('select from bonuses.bonuses where uid = $1', [one])).toEqual([])
  })

  it('one that dies in the middle has given nothing, and what comes again gives once', async () => {
    const tag = freshTag()
    const [uid] = await world.crowd(1, tag)
    const sysname = await world.put({ segment: world.tagged(tag) })
    await world.find()
    const [due] = await world.query<{ id: bigint; campaign: bigint }>(
      'select id, campaign_id as campaign from marketing.occasions where uid = $1',
      [uid]
    )
    if (!due || uid === undefined) throw new Error('nothing is due')
    const own = await world.context()
    for (const dies of ['marketing.end_occasion', 'marketing.spend', 'bonuses.give']) {
      const dying = {
        ...own.db,
        write: <T>(work: Parameters<typeof own.db.write<T>>[0]) =>
          own.db.write((tx) =>
            work({
              ...tx,
              rows: (statement, values) => {
                if (statement.name === dies) throw new Error('the power went')
                return tx.rows(statement, values)
              },
              maybe: (statement, values) => {
                if (statement.name === dies) throw new Error('the power went')
                return tx.maybe(statement, values)
              },
            })
          ),
      }
      await expect(giveOne({ ...own, db: dying }, { ...due, uid })).rejects.toThrow('the power went')
      expect(await world.query('select from bonuses.bonuses where uid = $1', [uid])).toEqual([])
      expect(await world.outcomes(sysname)).toEqual({ waiting: 1 })
    }
    await Promise.all(Array.from({ length: 5 }, () => giveOne(own, { ...due, uid })))
    expect(await world.query('select from bonuses.bonuses where uid = $1', [uid])).toHaveLength(1)
    expect(await world.outcomes(sysname)).toEqual({ given: 1 })
  })
})
