import { describe, expect, it } from 'vitest'
import { html, loaderArgs, siteOf } from '../pages.fixture.tsx'
import Booking, { loader } from './booking.tsx'

const booked = {
  market_id: '91',
  fixture_id: '7',
  outcome: 'home',
  price: 2.5,
  status: 'open',
  home: 'Marwick',
  away: 'Selby',
  kickoff: '2026-11-27T18:00:00.000Z',
  kind: '1x2',
  line: null,
  outcomes: ['home', 'draw', 'away'],
}
const booking = {
  code: '29AZ2Z6B',
  expires_at: '2026-12-11T00:00:00.000Z',
  count: 3,
  selections: [booked, { ...booked, market_id: '92', home: 'Over Town', status: 'closed', price: null }],
}

describe('the page of a booking code', () => {
  it('BET-01 lists the selections of a code, says which are closed and how many are no longer listed', async () => {
    const site = siteOf({ answers: { 'sportsbook.getbooking': booking } })
    const data = await loader(loaderArgs(site, '/b/29AZ2Z6B', { code: '29AZ2Z6B' }))
    const page = html(Booking, site, data, '/b/29AZ2Z6B')
    for (const part of [
      'Code 29AZ2Z6B',
      'Marwick',
      '2.50',
      'Closed',
      '1 selection is no longer listed.',
      '1 of 3 can still be bet on.',
    ])
      expect(page).toContain(part)
  })

  it('BET-01 leads what another app has shared to the code in it, and says of a code that is none that it is none', async () => {
    const shared = loaderArgs(siteOf({}), '/b?text=see%20https://ante.example/b/29az-2z6b')
    await expect(loader(shared)).rejects.toMatchObject({ status: 302 })
    const site = siteOf({})
    const data = await loader(loaderArgs(site, '/b/AAAAAAAA', { code: 'AAAAAAAA' }))
    expect(html(Booking, site, data, '/b/AAAAAAAA')).toContain('There’s no such code, or it has expired.')
    const empty = await loader(loaderArgs(site, '/b'))
    expect(html(Booking, site, empty, '/b')).not.toContain('There’s no such code')
  })
})
