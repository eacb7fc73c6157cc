import { expect, it } from 'vitest'
import { html, siteOf } from './pages.fixture.tsx'
import SignUp from './auth/forms-sign-up.tsx'
import { Footer } from '../features/shell/footer.tsx'

it('the time of day is named by words of its own, for a plain element takes no label', () => {
  const shown = html(() => <Footer />, siteOf({}))
  expect(shown).toContain('<footer')
  expect(shown.match(/<span(?![^>]*role=)[^>]*aria-label[^>]*>/g)).toBeNull()
})

it('ACC-1 names the age of the visitor’s market in the footer, and in what is accepted and said where an account is opened', () => {
  const site = siteOf({ policy: { minimumAge: 19 } })
  expect(html(() => <Footer />, site)).toContain('19+')
  const form = html(SignUp, site)
  expect(form).toContain('You must be 19 or older.')
  expect(form).toContain('I’m 19 or older and I accept')
})
