import { expect, it } from 'vitest'
import { html, loaderArgs, player, siteOf } from '../pages.fixture.tsx'
import ProfileCashback, { loader } from './cashback.tsx'

const cashback = (id: string, isTakenAway: boolean) => ({
  id,
  status: 'removed',
  description: { title: 'Cashback', text: '' },
  amount: { amount: 3, currency: 'USD' },
  finished_at: '2026-11-09T00:00:00Z',
  receiving_expired_at: null,
  ended_at: '2026-11-15T12:00:00Z',
  is_taken_away: isTakenAway,
  can_receive: false,
  calculation: null,
})

it('BON-31 a cashback that staff took away is not told as one that its player declined', async () => {
  const items = [cashback('1', true), cashback('2', false)]
  const site = siteOf({
    account: player,
    answers: { 'cashbacks.get': { items, count: 2 }, 'cashbacks.getrunning': { items: [] } },
  })
  const text = html(ProfileCashback, site, await loader(loaderArgs(site, '/profile/cashback')), '/profile/cashback')
  const [taken = '', declined = ''] = [...text.matchAll(/<li[^>]*data-cashback.*?<\/li>/g)].map(([part]) => part)
  expect(taken).toContain('We cancelled it on 15.11.2026')
  expect(taken).not.toContain('Declined')
  expect(declined).toContain('Declined on 15.11.2026')
  expect(declined).not.toContain('ancelled')
})
