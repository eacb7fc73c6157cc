import { common } from '@ante/texts/en/common'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it } from 'vitest'
import { LoadedList } from './states.tsx'
import { decidedText } from './withdrawal-dialog.tsx'

const listOf = (page: number): string =>
  renderToString(
    <IntlProvider locale="en" timeZone="UTC" messages={{ common }}>
      <MemoryRouter initialEntries={[`/withdrawals?page=${page}`]}>
        <LoadedList
          loaded={{ state: 'ready', data: { items: [] }, again: () => undefined }}
          what="withdrawals"
          page={page}
          empty="No open withdrawals"
        >
          {() => 'rows'}
        </LoadedList>
      </MemoryRouter>
    </IntlProvider>
  )

it('a page whose last row was decided leads to those before it, and does not say that there is none', () => {
  expect(listOf(1)).toContain('No open withdrawals')
  const last = listOf(2)
  expect(last).not.toContain('No open withdrawals')
  expect(last).toContain('Nothing on this page')
  expect(last).toContain('href="/withdrawals"')
})

it('two withdrawals that are decided alike are told by two sentences, so that both are read out', () => {
  expect(decidedText('approve', '100002')).toBe('Withdrawal 100002 is approved.')
  expect(decidedText('approve', '100003')).not.toBe(decidedText('approve', '100002'))
})
