import { operatorCall, staffMember } from '@ante/testing/staff'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ArmResult, CampaignPlayer, StaffCampaign } from './contract-staff.ts'
import { gift, type MarketingWorld, openMarketing, words } from './marketing.fixture.ts'
import { chanceOf, perPlayer } from './rules/result.ts'

let world: MarketingWorld
beforeAll(async () => {
  world = await openMarketing()
})
afterAll(() => world.close())

const campaignOf = (sysname: string) =>
  operatorCall<StaffCampaign & { results: ArmResult[]; occasions: object[] }>(world.db, 'marketing.get', { sysname })

describe('a budget', () => {
  it('of seven gifts gives seven when ten hosts turn to a hundred players at one moment, and the campaign stops itself', async () => {
    const uids = await world.crowd(100, 'race')
    // Not a whole number of gifts: the eighth would be above it.
    const sysname = await world.put({ segment: world.tagged('race'), budget_minor: { USD: 7_900 } })
    await world.find()
    expect(await world.outcomes(sysname)).toEqual({ waiting: 100 })
    await Promise.all(Array.from({ length: 10 }, () => world.give()))
    const ended = await world.outcomes(sysname)
    expect(ended['given']).toBe(7)
    expect((ended['budget'] ?? 0) + (ended['stopped'] ?? 0)).toBe(93)
    expect(await world.state(sysname)).toEqual({ state: 'stopped', stopped_by: 'budget' })
    const [sum] = await world.query<{ sum: bigint; count: number }>(
      'select sum(amount_minor)::bigint as sum, count(*)::int as count from bonuses.bonuses where uid = any ($1)',
      [uids]
    )
    expect(sum).toEqual({ sum: 7_000n, count: 7 })
    expect(await campaignOf(sysname)).toMatchObject({
      state: 'stopped',
      players: 7,
      given: [{ sum: { amount: 70 }, most: { amount: 79 } }],
    })
  })

  it('BON-15 is not used up by free spins of a game that has left the hall', async () => {
    await world.crowd(1, 'gone')
    const gone = { type: 'free_spins', game: 'ember-wheel-of-before', count: 10, stakes_minor: { USD: 100 }, days: 7 }
    const freeBet = { type: 'free_bet', amounts_minor: { USD: 500 }, days: 7 }
    const arms = [{ name: 'all', share: 100, offer: await world.offer([gift, freeBet, gone]) }]
    const sysname = await world.put({ segment: world.tagged('gone'), arms, budget_minor: { USD: 2_000 } })
    await world.find()
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ given: 1 })
    expect(await campaignOf(sysname)).toMatchObject({ given: [{ sum: { amount: 15 } }], state: 'running' })
  })

  it('in another currency gives nothing to a player and lets the campaign run', async () => {
    const [euro, dollar] = await world.crowd(2, 'currency')
    await world.query(`update players.profiles set currency = 'EUR' where uid = $1`, [euro])
    const offer = await world.offer([{ ...gift, amounts_minor: { USD: 1_000, EUR: 1_000 } }])
    const sysname = await world.put({ segment: world.tagged('currency'), arms: [{ name: 'all', share: 100, offer }] })
    await world.find()
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ given: 1, not_available: 1 })
    expect(await world.state(sysname)).toEqual({ state: 'running', stopped_by: null })
    expect(await world.query('select from bonuses.bonuses where uid = $1', [dollar])).toHaveLength(1)
  })

  it('that is given whole stops the campaign with the last gift, and a stopped one gives nothing', async () => {
    const uids = await world.crowd(2, 'last')
    const sysname = await world.put({ segment: world.tagged('last'), budget_minor: { USD: 1_000 } })
    await world.find()
    await world.give()
    expect(await world.outcomes(sysname)).toEqual({ given: 1, stopped: 1 })
    expect(await world.state(sysname)).toEqual({ state: 'stopped', stopped_by: 'budget' })
    const other = await world.put({ segment: world.tagged('last') })
    await world.find()
    await operatorCall(world.db, 'marketing.stop', { sysname: other, reason: 'it was a mistake' })
    await world.give()
    expect(await world.outcomes(other)).toEqual({ stopped: 2 })
    await expect(
      operatorCall(world.db, 'marketing.stop', { sysname: other, reason: 'once more' })
    ).rejects.toMatchObject({ code: 'InvalidRequest/conflict' })
    // Its page says the same as the list, whatever becomes of its players: what was given is gone.
    await world.query(
      'update players.profiles set is_test = true where uid in (select uid from marketing.occasions where given_minor > 0 and uid = any ($1))',
      [uids]
    )
    const { items } = await operatorCall<{ items: StaffCampaign[] }>(world.db, 'marketing.list', {})
    const { players, given } = await campaignOf(sysname)
    expect({ players, given }).toMatchObject({ players: 1, given: [{ sum: { amount: 10 }, most: { amount: 10 } }] })
    expect(items.find((one) => one.sysname === sysname)).toMatchObject({ players, given })
  })
})

describe('what it cost', () => {
  it('is what became the players’ against what they lost since, by arm and above the holdout', async () => {
    const sysname = await world.put({
      segment: world.tagged('cost'),
      arms: [{ name: 'gift', share: 50, offer: await world.offer() }],
      holdout: 50,
    })
    const players = [await world.rich(), await world.rich(), await world.rich()]
    const [ada, eve, held] = players
    if (!ada || !eve || !held) throw new Error('no players')
    for (const [index, { uid }] of players.entries()) {
      await world.tag(uid, 'cost')
      await world.query(
        `insert into marketing.assignments (campaign_id, uid, arm, assigned_at) select id, $2, $3, now() - interval '1 hour' from marketing.campaigns where sysname = $1`,
        [sysname, uid, index < 2 ? 'gift' : 'holdout']
      )
    }
    await world.play(ada, { stake: 9_000, from: -90 })
    await world.play(ada, { stake: 3_000, from: -5 })
    await world.play(held, { stake: 500, from: -5 })
    await world.find()
    await world.give()
    await world.query(`update bonuses.bonuses set status = 'used', ended_at = now() where uid = $1`, [ada.uid])
    const { results, occasions, players: count } = await campaignOf(sysname)
    expect(count).toBe(3)
    expect(occasions).toEqual([
      { outcome: 'given', count: 2 },
      { outcome: 'holdout', count: 1 },
    ])
    expect(results).toMatchObject([
      {
        arm: 'gift',
        players: 2,
        given: { amount: 20 },
        waiting: { amount: 10 },
        paid: { amount: 10 },
        back: { amount: 30 },
        per_player: { amount: 10 },
        above_holdout: { per_player: { amount: 5 }, chance: null },
      },
      {
        arm: 'holdout',
        players: 1,
        given: { amount: 0 },
        back: { amount: 5 },
        per_player: { amount: 5 },
        above_holdout: null,
      },
    ])
    const { items } = await operatorCall<{ items: CampaignPlayer[] }>(world.db, 'marketing.getplayers', { sysname })
    expect(items.find(({ uid }) => uid === String(ada.uid))).toMatchObject({
      arm: 'gift',
      given: { amount: 10 },
      paid: { amount: 10 },
      back: { amount: 30 },
    })
  })

  it('says how far apart two arms would be by chance, of thirty players and more', () => {
    const of = (nets: number[]) => nets.map((net) => ({ back: BigInt(net), paid: 0n }))
    const even = of(Array.from({ length: 100 }, (_, at) => (at % 2 === 0 ? 1_000 : 0)))
    expect(perPlayer(even)).toBe(500n)
    // The error of a mean of a hundred with a deviation of 502.5 is 50.25; of the difference of two 71.07, times 1.96.
    expect(chanceOf(even, even)).toBe(139n)
    expect(chanceOf(even.slice(0, 29), even)).toBeUndefined()
    expect(chanceOf(of(Array.from({ length: 30 }, () => 7)), of(Array.from({ length: 30 }, () => 7)))).toBe(0n)
    expect(perPlayer(of([-1, -2]))).toBe(-2n)
    expect(perPlayer([])).toBe(0n)
  })
})

describe('staff', () => {
  it('start what gives something only with another member’s yes, to the version that was looked at', async () => {
    const [reader, maker, other] = [
      await staffMember(world.server, ['campaigns:read']),
      await staffMember(world.server, ['campaigns:read', 'campaigns:write']),
      await staffMember(world.server, ['campaigns:read', 'campaigns:write']),
    ]
    const offer = await world.offer([gift])
    const terms = {
      trigger: { on: 'birthday' },
      segment: world.tagged('nobody'),
      arms: [{ name: 'all', share: 90, offer }],
      holdout: 10,
      budget_minor: { USD: 5_000 },
    }
    const put = { sysname: 'birthday', title: 'Birthday', terms, reason: 'a present' }
    expect((await reader.call('marketing.put', put)).status).toBe(403)
    expect((await reader.call('marketing.preview', { segment: terms.segment })).data).toMatchObject({ matching: 0 })
    expect((await maker.call('marketing.put', put)).data).toEqual({ sysname: 'birthday', version: 1 })
    expect((await maker.call('marketing.put', put)).data).toEqual({ sysname: 'birthday', version: 2 })
    const start = (version: number) => maker.call('marketing.start', { sysname: 'birthday', version, reason: 'go' })
    const begin = { sysname: 'birthday', version: 1, reason: 'let it go' }
    expect(await maker.call('marketing.start', begin)).toMatchObject({ error: { code: 'conflict' } })
    expect((await start(2)).status).not.toBe(200)
    const asked = await maker.call('marketing.start', { ...begin, version: 2 })
    expect(asked).toMatchObject({ error: { code: 'approval_needed' } })
    expect(await world.state('birthday')).toMatchObject({ state: 'draft' })
    const { request } = asked.error.error_data as { request: string }
    expect(await other.call('staff.approverequest', { id: request })).toMatchObject({
      status: 200,
      data: { state: 'done' },
    })
    expect(await world.state('birthday')).toMatchObject({ state: 'running' })
    expect(await maker.call('marketing.put', put)).toMatchObject({ error: { code: 'conflict' } })
    const wrong = {
      ...put,
      sysname: 'other',
      terms: { ...terms, arms: [{ name: 'all', share: 90, offer: 'nothing' }] },
    }
    expect(await maker.call('marketing.put', wrong)).toMatchObject({ error: { type: 'InvalidParameterException' } })
    // Words alone give nothing: one member is enough.
    const said = { ...terms, arms: [{ name: 'all', share: 90, message: words }], budget_minor: {} }
    await maker.call('marketing.put', { ...put, sysname: 'said', terms: said })
    expect((await maker.call('marketing.start', { ...begin, sysname: 'said' })).status).toBe(200)
  })
})
