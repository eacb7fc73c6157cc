import { expect, it } from 'vitest'
import { html, loaderArgs, player, siteOf } from '../pages.fixture.tsx'
import ProfileCashback, { loader } from './cashback.tsx'

const cashback = (id: string, isTakenAway: boolean, more: object = {}) => ({
  id,
  status: 'removed',
  description: { title: 'Cashback', text: '' },
  amount: { amount: 3, currency: 'USD' },
  finished_at: '2026-11-09T00:00:00Z',
  receiving_expired_at: null,
  ended_at: '2026-11-15T12:00:00Z',
  is_taken_away: isTakenAway,
  taken_back: null,
  can_receive: false,
  calculation: null,
  ...more,
})
/** The cards of the page, in their order. */
async function cards(...items: readonly object[]): Promise<string[]> {
  const site = siteOf({
    account: player,
    answers: { 'cashbacks.get': { items, count: items.length }, 'cashbacks.getrunning': { items: [] } },
  })
  const text = html(ProfileCashback, site, await loader(loaderArgs(site, '/profile/cashback')), '/profile/cashback')
  return [...text.matchAll(/<li[^>]*data-cashback.*?<\/li>/g)].map(([part]) => part)
}

it('BON-31 a cashback that staff took away is not told as one that its player declined', async () => {
  const [taken = '', declined = ''] = await cards(cashback('1', true), cashback('2', false))
  expect(taken).toContain('We cancelled it on 15.11.2026')
  expect(taken).not.toContain('Declined')
  expect(declined).toContain('Declined on 15.11.2026')
  expect(declined).not.toContain('ancelled')
})

it('BON-31 BON-39 a cashback of which a part was taken back says what was paid and what was taken, and shows what is left', async () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  const paid = { status: 'paid_out', amount: usd(10) }
  const [part = '', whole = ''] = await cards(
    cashback('1', false, { ...paid, taken_back: usd(4) }),
    cashback('2', false, paid)
  )
  expect(part).toContain('$10.00 was added to your balance on 15.11.2026')
  expect(part).toContain('later we took $4.00 back')
  expect(part).toContain('$6.00')
  expect(whole).not.toContain('we took')
})
