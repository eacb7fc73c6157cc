import { plain } from '@ante/kit/validators'
import { expect, it } from 'vitest'
import { html, siteOf } from '../../pages/pages.fixture.tsx'
import { useRestoreCheck } from './restore-form.tsx'

/** What the form says of a login, with what an operator set for the form. */
function saidOf(login: string, auth: object): string {
  const Probe = () =>
    useRestoreCheck((values) => [['login', plain.required(values['login'] ?? '')]])({ login })['login']
  return html(() => <Probe />, siteOf({ settings: { auth } })).replaceAll(/<[^>]*>/g, '')
}

it('AUTH-49 the restore form is checked by its own dictionary, and by the usual rule where that says nothing', () => {
  const own = { login: { maxLength: { max: 9 }, required: true } }
  const forms = { restore: { validation: own } }
  expect(saidOf('0123456789', { forms })).toBe('Max length is 9')
  expect(saidOf('012', { forms })).toBe('')
  expect(saidOf('', { forms })).toBe('Field is required')
  expect(saidOf('', {})).toBe('Value is required')
  expect(saidOf('0123456789', { forms: { registration: { validation: own } } })).toBe('')
})
