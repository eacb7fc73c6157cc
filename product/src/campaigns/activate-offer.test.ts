import { reactTo } from '@ante/testing/reactions'
import { events as cashierEvents } from '../cashier/contract.ts'
import { events as playersEvents } from '../players/contract.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBonuses, type BonusWorld, type Player } from '../bonuses/bonuses.fixture.ts'
import { putOffer, putPromoCode } from './index.ts'
import { reactions } from './reactions.ts'

let world: BonusWorld
beforeAll(async () => {
  world = await openBonuses()
})
afterAll(() => world.close())

interface Offer {
  id: string
  state: string
  description?: { title: string }
  gives: unknown[]
}
const bonus = { type: 'bonus', amounts_minor: { USD: 500 }, wager_times: 3, days: 7, weights: { slot: 100 } }
const texts = { en: { title: 'Five', text: '' } }
const put = (more: object = {}) =>
  world.db.write((tx) =>
    putOffer(tx, { texts, images: {}, trigger: { action: 'promo_code' }, promotions: [bonus], ...more })
  )
let codes = 0
async function coded(more: object = {}, limits: { usesMax?: number } = {}): Promise<{ code: string; offer: bigint }> {
  const offer = await put(more)
  const code = `CODE-${++codes}`
  await world.db.write((tx) => putPromoCode(tx, { code, offer, ...limits }))
  return { code, offer }
}
const activate = (player: Player, promo_code: string, more: object = {}) =>
  player.post<Offer>('campaigns.activateOffer', { promo_code, ...more })
const refusal = async (player: Player, code: string) => {
  const { status, error } = await activate(player, code)
  return [status, error.type, error.error_data['promo_code']]
}
const told = (uid: bigint, promo_code?: string) =>
  world.db.write((tx) =>
    reactTo(reactions, playersEvents['players.registered'], tx, [
      { uid: String(uid), ...(promo_code ? { promo_code } : {}) },
    ])
  )
const reactionTo = async (player: Player, offer: bigint | number) => {
  const event = await world.deposit(player, offer)
  await world.db.write((tx) => reactTo(reactions, cashierEvents['cashier.deposit-settled'], tx, [event]))
}
const offerFor = async (player: Player, id: bigint) =>
  (await player.call<{ items: Offer[] }>('campaigns.getoffers', { ids: String(id) })).data.items[0]

describe('activating a promo code', () => {
  it('BON-15 BON-16 BON-21 BON-22 API-53 gives the bonus behind it, however it is typed; the offer shows what it gives and that it is taken', async () => {
    const ada = await world.rich()
    const { code, offer } = await coded()
    expect(await offerFor(ada, offer)).toMatchObject({
      state: 'available',
      gives: [
        {
          amount: { amount: 5, currency: 'USD' },
          wager_times: 3,
          wager_required: { amount: 15 },
          days: 7,
          weights: [{ type: 'slot', percent: 100 }],
        },
      ],
    })
    const { status, data } = await activate(ada, `  ${code.toLowerCase()} `, { fields: 'description' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ id: String(offer), state: 'taken', description: { title: 'Five' } })
    expect(data).not.toHaveProperty('trigger')
    const given = await world.list(ada)
    expect(given).toMatchObject([
      { status: 'available', description: { title: 'Five' }, amount: { amount: 5 }, wager_times: 3 },
    ])
    // Nothing has moved yet: the bonus waits for its player.
    expect(await world.held(ada)).toEqual([10_000, 0])
    const id = given[0]?.id ?? ''
    await world.move(ada, 'activate', id)
    await world.move(ada, 'remove', id)
    expect((await offerFor(ada, offer))?.state).toBe('expired')
    expect(await refusal(ada, code)).toEqual([400, 'InvalidParameterException', ['ALREADY_USED']])
  })

  it('BON-22 SEC-13 a hundred activations at once are one bonus', async () => {
    const ada = await world.rich()
    const { code } = await coded()
    const answers = await Promise.all(Array.from({ length: 100 }, () => activate(ada, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => String(error.error_data['promo_code'])))
    ).toEqual(new Set(['ALREADY_USED']))
    expect(await world.list(ada)).toHaveLength(1)
  })

  it('BON-16 BON-22 two codes and the deposit of one offer at the same moment are one bonus', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const ada = await world.rich()
      const { code, offer } = await coded({ trigger: { action: 'deposit' } })
      await world.db.write((tx) => putPromoCode(tx, { code: `${code}-TWO`, offer }))
      const answers = await Promise.all([
        activate(ada, code),
        activate(ada, `${code}-TWO`),
        reactionTo(ada, offer).then(() => ({ status: 0, error: undefined })),
        activate(ada, code),
        activate(ada, `${code}-TWO`),
      ])
      for (const { status, error } of answers)
        if (status !== 200 && status !== 0) expect(error?.error_data['promo_code']).toEqual(['ALREADY_USED'])
      expect(await world.list(ada)).toHaveLength(1)
    }
  })

  it('BON-28 a code for three is used by three of thirty who come at once', async () => {
    const players = await Promise.all(Array.from({ length: 30 }, () => world.rich()))
    const { code } = await coded({}, { usesMax: 3 })
    const answers = await Promise.all(players.map((player) => activate(player, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ error }) => String(error?.error_data['promo_code']) === 'LIMIT_REACHED')).toHaveLength(27)
    expect((await Promise.all(players.map((player) => world.list(player)))).flat()).toHaveLength(3)
  })

  it('BON-27 BON-28 ERR-58 says by its first code what is wrong', async () => {
    const ada = await world.rich()
    const invalid = (code: string) => [400, 'InvalidParameterException', [code]]
    expect(await refusal(ada, 'NO-SUCH-CODE')).toEqual(invalid('INVALID'))
    expect(await refusal(ada, '   ')).toEqual(invalid('INVALID'))
    const over = await coded()
    await world.query(
      `update campaigns.promo_codes set starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' where code = $1`,
      [over.code]
    )
    expect(await refusal(ada, over.code)).toEqual(invalid('EXPIRED'))
    const early = await coded()
    await world.query(`update campaigns.promo_codes set starts_at = now() + interval '1 day' where code = $1`, [
      early.code,
    ])
    expect(await refusal(ada, early.code)).toEqual(invalid('NOT_STARTED'))
    expect(await refusal(ada, (await coded({ trigger: { params: { countries: ['IS'] } } })).code)).toEqual(
      invalid('NOT_AVAILABLE')
    )
    expect(await refusal(ada, (await coded({ promotions: [{ ...bonus, amounts_minor: { EUR: 500 } }] })).code)).toEqual(
      invalid('NOT_AVAILABLE')
    )
    expect(await refusal(ada, (await coded({ promotions: [{ kind: 'none' }] })).code)).toEqual(invalid('NOT_AVAILABLE'))
    expect(await world.list(ada)).toEqual([])
    expect((await world.server.visitor().post('campaigns.activateOffer', { promo_code: over.code })).status).toBe(401)
  })
})

describe('a code that a registration brought', () => {
  it('REG-46 REG-53 is activated once, whether the event or the page comes first, and neither sees an error', async () => {
    const { code } = await coded()
    const [ada, eve] = [await world.rich(), await world.rich()]
    await told(ada.uid, code)
    expect((await activate(ada, code)).status).toBe(200)
    expect((await activate(eve, code)).status).toBe(200)
    for (const _ of [1, 2]) await told(eve.uid, code)
    for (const player of [ada, eve]) {
      expect(await world.list(player)).toHaveLength(1)
      // The page has asked once; whoever types it again has used it.
      expect(await refusal(player, code)).toEqual([400, 'InvalidParameterException', ['ALREADY_USED']])
    }
  })

  it('REG-46 one that is no good, or none, stops no registration', async () => {
    const ada = await world.rich()
    for (const code of ['NO-SUCH-CODE', undefined, "' or 1=1 --"]) await told(ada.uid, code)
    expect(await world.list(ada)).toEqual([])
    const { code } = await coded()
    const kim = await world.server.player({ promo_code: code })
    const [event] = await world.query<{ payload: object }>(
      `select payload from outbox.events where name = 'players.registered' and payload->>'uid' = $1`,
      [String(kim.uid)]
    )
    expect(event?.payload).toMatchObject({ promo_code: code })
  })
})

describe('an offer without a code', () => {
  it('BON-15 BON-16 API-57 is taken by its button once, and not before its conditions are met', async () => {
    const ada = await world.rich()
    const take = (id: bigint) => ada.post<Offer>('campaigns.takepromotions', { offer_id: String(id) })
    const offer = await put({ trigger: { action: 'take' } })
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(offer)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(answers.find(({ status }) => status === 200)?.data).toMatchObject({ id: String(offer), state: 'taken' })
    expect((await take(offer)).error.code).toBe('offer_taken')
    expect(await world.list(ada)).toHaveLength(1)
    for (const trigger of [
      { action: 'promo_code' },
      { action: 'deposit' },
      { action: 'take', params: { min_deposits: 1 } },
      {},
    ])
      expect((await take(await put({ trigger }))).error.code).toBe('offer_not_available')
    expect((await take(999_999n)).status).toBe(404)
    expect(await world.list(ada)).toHaveLength(1)
  })

  it('BON-15 comes with the deposit that it was chosen with, once, by the deposits that were made before', async () => {
    const ada = await world.rich()
    const offer = await put({ trigger: { action: 'deposit' } })
    for (const id of [-1, offer, offer, 999_999]) await reactionTo(ada, id)
    await reactionTo(ada, await put({ trigger: { action: 'take' } }))
    expect(await world.list(ada)).toHaveLength(1)
    expect((await offerFor(ada, offer))?.state).toBe('taken')
  })
})
