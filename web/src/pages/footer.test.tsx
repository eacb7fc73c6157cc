import { expect, it } from 'vitest'
import { html, siteOf } from './pages.fixture.tsx'
import { Footer } from '../features/shell/footer.tsx'

it('the time of day is named by words of its own, for a plain element takes no label', () => {
  const shown = html(() => <Footer />, siteOf({}))
  expect(shown).toContain('<footer')
  expect(shown.match(/<span(?![^>]*role=)[^>]*aria-label[^>]*>/g)).toBeNull()
})
