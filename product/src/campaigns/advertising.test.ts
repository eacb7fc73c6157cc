import type { Policy } from '@ante/kit/policy'
import { instant } from '@ante/kit/instant'
import { type TestServer, testServer, type Visitor } from '@ante/testing/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { putBanner, putSetting } from '../content/index.ts'
import { createPolicies, policyFiles } from '../policies/index.ts'
import { putOffer, putPromotion } from './index.ts'

const own = createPolicies().of(instant(Date.now()), ['default'])
const rules = (isAdvertised: boolean, isUntargeted: boolean): Policy => ({
  ...own,
  welcomeBonus: { ...own.welcomeBonus, isAdvertised },
  marketing: { ...own.marketing, isUntargeted },
})
let inForce = own
let server: TestServer
const words = (title: string) => ({ en: { title, text: 'Words' } })

beforeAll(async () => {
  server = await testServer({ policies: { files: policyFiles, of: () => inForce } })
  await server.database.db.write(async (tx) => {
    const offer = await putOffer(tx, { texts: words('Ten more'), images: {} })
    await putPromotion(tx, { texts: words('Of the offer'), images: {}, leadsTo: '/cashier/deposit', offer })
    await putPromotion(tx, { texts: words('To the offers'), images: {}, leadsTo: '/offers' })
    await putPromotion(tx, { texts: words('Of a match'), images: {}, leadsTo: '/betting' })
    for (const leadsTo of [`/offers/${offer}`, '/promotions', '/betting'])
      await putBanner(tx, { position: 'home', leadsTo, texts: words(leadsTo.split('/')[1] ?? ''), images: {} })
    await putSetting(tx, 'popups', {
      list: [
        { id: '1', texts: words('Of the offer'), offer_id: String(offer) },
        { id: '2', texts: words('To the offers'), leads_to: '/offers' },
        { id: '3', texts: words('Of a match'), leads_to: '/betting' },
      ],
    })
  })
  // Hosts are told of a setting.
  await vi.waitFor(async () => expect((await shown(server.visitor())).popups).toHaveLength(3), { timeout: 20_000 })
})
afterAll(() => server.stop())
beforeEach(() => {
  inForce = own
})

interface Listed {
  items: { description: { title: string } }[]
  count: number
}
/** The titles of what somebody is shown. */
async function shown(who: Visitor) {
  const titles = async (key: string, params: Record<string, unknown> = {}) => {
    const { data } = await who.call<Listed>(key, params)
    expect(data.count).toBe(data.items.length)
    return data.items.map(({ description }) => description.title).toSorted()
  }
  return {
    offers: await titles('campaigns.getoffers'),
    promotions: await titles('campaigns.getpromotions'),
    popups: await titles('popups.get'),
    banners: await titles('banners.get', { position: 'home' }),
  }
}
const all = {
  offers: ['Ten more'],
  promotions: ['Of a match', 'Of the offer', 'To the offers'],
  popups: ['Of a match', 'Of the offer', 'To the offers'],
  banners: ['betting', 'offers', 'promotions'],
}
const withoutOffers = {
  offers: [],
  promotions: ['Of a match'],
  popups: ['Of a match'],
  banners: ['betting', 'promotions'],
}
const nothing = { offers: [], promotions: [], popups: [], banners: ['betting'] }

describe('advertising of bonuses by market', () => {
  it('BON-12 BON-18 BON-20 visitors and players are shown all where the market allows it', async () => {
    const player = await server.player({ notify: '0' })
    expect(await shown(server.visitor())).toEqual(all)
    expect(await shown(player)).toEqual(all)
  })

  it('where bonuses for new players are not advertised, visitors are shown nothing that leads to one', async () => {
    const player = await server.player({ notify: '0' })
    inForce = rules(false, true)
    expect(await shown(server.visitor())).toEqual(withoutOffers)
    expect(await shown(player)).toEqual(all)
  })

  it('where advertising has to be asked for, only who asked for news is shown any, from the moment on that they did', async () => {
    const player = await server.player({ email: 'asked@example.com', notify: '0' })
    for (const isAdvertised of [true, false]) {
      inForce = rules(isAdvertised, false)
      expect(await shown(server.visitor())).toEqual(nothing)
    }
    // What a player may take is found where it is taken.
    expect(await shown(player)).toEqual({ ...nothing, offers: all.offers })
    const change = (subscription: string) =>
      player.post('account.changeSubscription', { contact: 'asked@example.com', subscription })
    await change('1')
    expect(await shown(player)).toEqual(all)
    await change('0')
    expect(await shown(player)).toEqual({ ...nothing, offers: all.offers })
  })

  it('RG-11 a player in a break of a day is shown none, on no page', async () => {
    const player = await server.player({ email: 'away@example.com', notify: '1' })
    expect(await shown(player)).toEqual(all)
    expect((await player.post('account.setSelfExclusion', { period: '1d' })).status).toBe(200)
    await player.post('auth.login', { login: 'away@example.com', password: 'correct-horse-9' })
    expect(await shown(player)).toEqual(nothing)
  })

  it('RTE-107 an editor’s preview shows a popup in every market', async () => {
    inForce = rules(false, false)
    expect((await server.visitor().call<Listed>('popups.get', { ids: '1' })).data.count).toBe(1)
  })
})
