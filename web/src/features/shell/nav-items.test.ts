import { expect, it } from 'vitest'
import { navGroups } from './nav-items.ts'

const visitor = { signedIn: false, isEnableLoyalty: true, findsOffers: true, findsPromotions: true, hasDraws: true }
const keysOf = (reader: typeof visitor) => navGroups(reader).flatMap((group) => group.map(({ key }) => key))

it('RTE-10 has no way to offers and promotions for readers whom the market keeps them from', () => {
  expect(keysOf(visitor)).toEqual(expect.arrayContaining(['offers', 'promotions', 'tournaments']))
  const kept = keysOf({ ...visitor, findsOffers: false, findsPromotions: false })
  expect(kept).toContain('tournaments')
  for (const key of ['offers', 'promotions']) expect(kept).not.toContain(key)
  expect(keysOf({ ...visitor, findsOffers: false })).toContain('promotions')
})
