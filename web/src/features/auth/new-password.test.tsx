import { expect, it, vi } from 'vitest'
import { html } from './auth-page.fixture.tsx'
import { RestoreForm } from './restore-form.tsx'

// Tells at each control whether it takes text, which loses its emoji, or a secret.
vi.mock('../../ui/use-fields.ts', () => ({
  useFields: () => {
    const control = (kind: string) => (name: string) => ({ name, value: '', 'data-kind': kind })
    return { form: { current: null }, values: {}, field: control('text'), secret: control('secret') }
  },
}))

it('VAL-62 VAL-88 a new password and its repetition are taken as they are typed: text that loses a sign would never equal it', () => {
  const page = html(<RestoreForm token="x" onLogin={() => undefined} />)
  const kinds = ['password', 'repeat'].map(
    (name) =>
      page
        .match(/<input[^>]*>/g)
        ?.find((input) => input.includes(`name="${name}"`))
        ?.match(/data-kind="(\w+)"/)?.[1]
  )
  expect(kinds).toEqual(['secret', 'secret'])
})
