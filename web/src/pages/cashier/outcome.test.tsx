import { expect, it } from 'vitest'
import { loader } from './outcome.tsx'
import { loaderArgs, siteOf } from '../pages.fixture.tsx'

it('CASH-54 CASH-59 an outcome that came while its page was open is asked for within the site, with the same answer', async () => {
  const transaction = { id: '7', type: 'deposit', outcome: 'cancel' }
  const site = siteOf({ answers: { 'cashier.gettransaction': transaction } })
  for (const path of [
    '/cashier/paycancel?transaction=7',
    '/cashier/paycancel.data?transaction=7&_routes=cashier-paycancel',
  ])
    expect(await loader(loaderArgs(site, path))).toEqual({ page: 'cancel', transaction })
})
