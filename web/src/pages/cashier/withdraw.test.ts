import { expect, it } from 'vitest'
import { loadWithdraw } from './cashier.server.ts'
import { player, siteOf, tournament } from '../pages.fixture.tsx'

const method = { id: '1', sysname: 'card', requisites: [], saved: [] }
const settings = { available: { amount: 100, currency: 'USD' }, methods: [method] }
const takesPart = (points: number) => ({ is_participant: true, points, place: 1 })
const load = (items: unknown) =>
  loadWithdraw(
    siteOf({
      account: player,
      answers: {
        'cashier.getwithdrawsettings': settings,
        ...(items ? { 'tournaments.get': { items, count: 1 } } : {}),
      },
    }),
    new URL('https://ante.example/cashier/withdraw?method=card')
  )

it('TRN-16 the withdraw page knows which points a withdrawal resets', async () => {
  const items = [
    { ...tournament, id: '4', user_info: takesPart(1250) },
    { ...tournament, id: '5', user_info: takesPart(0) },
    { ...tournament, id: '6', user_info: takesPart(10), reset_on_cashout: false },
    { ...tournament, id: '7', user_info: null },
  ]
  expect((await load(items)).losses).toEqual([{ id: '4', title: 'Evening cup', points: 1250 }])
})

it('TRN-16 a withdrawal is possible while tournaments cannot be read', async () => {
  expect((await load(undefined)).losses).toEqual([])
})
