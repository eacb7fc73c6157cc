import { expect, it, vi } from 'vitest'
import { TermsBanner } from '../features/shell/terms-banner.tsx'
import { html, player, siteOf } from './pages.fixture.tsx'

it('ACC-3 every page of a player who has not accepted the terms as they are now says so and has the button; of no other', async () => {
  const due = siteOf({ account: { ...player, terms_due: '2026-12' } })
  // The first page that shows it asks for its code.
  html(TermsBanner, due)
  await vi.dynamicImportSettled()
  const text = html(TermsBanner, due)
  expect(text).toContain('Our terms have changed')
  expect(text).toContain('Accept</')
  expect(html(TermsBanner, siteOf({ account: player }))).toBe('')
  expect(html(TermsBanner, siteOf({}))).toBe('')
})
