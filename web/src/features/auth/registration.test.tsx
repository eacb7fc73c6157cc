import { authSettings } from '@ante/product/identity/contract'
import { personalFields } from '@ante/product/players/contract'
import { en } from '@ante/texts/en/index'
import type { ComponentProps } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PersonalField } from '../../app/personal/personal-field.tsx'
import type { useFields } from '../../ui/use-fields.ts'
import { html } from './auth-page.fixture.tsx'
import { afterCountry, currencyFor } from './country-change.ts'
import { registrationPayload } from './payload.ts'
import { promoCodeFrom } from './promo-code.ts'
import { LoginForm } from './login-form.tsx'
import { Registration } from './registration.tsx'
import { askedBy, RegistrationForm } from './registration-form.tsx'
import { chooseBetting, CurrencySelect, NewsChoice } from './registration-parts.tsx'
import { CodeMark } from './promo-field.tsx'

beforeAll(() => vi.stubGlobal('window', { location: { search: '', origin: 'http://x', pathname: '/' } }))
afterAll(() => vi.unstubAllGlobals())

const form = (auth: object = {}) =>
  html(<RegistrationForm redirectTo={undefined} onLogin={() => undefined} onTwoFactor={() => undefined} />, auth)

/** A form in which nothing stands. */
const blank = {
  values: {},
  field: (name: string) => ({ name, value: '', error: undefined, onChange: () => undefined, onBlur: () => undefined }),
  tick: (name: string) => ({ name, checked: false, error: undefined, onChange: () => undefined }),
} as unknown as ReturnType<typeof useFields>
const inputOf = (page: string, name: string): string | undefined =>
  page.match(/<input[^>]*>/g)?.find((input) => input.includes(`name="${name}"`))

describe('the form by its options', () => {
  const [email, phone] = [
    { label: 'email', field: 'email' },
    { label: 'By phone', field: 'phone' },
  ]
  it('AUTH-16 REG-06 variants are switched where there are several, by their labels, and each has its field', () => {
    expect(form({ authTypes: { forms: [email] } })).not.toContain('role="tablist"')
    const both = form({ authTypes: { forms: [phone, email] } })
    expect(both).toMatch(/role="tablist".*By phone.*Email/)
    expect(both).toContain('name="mobile"')
    expect(both).not.toContain('name="email"')
    expect(form({ authTypes: { forms: [email, phone] } })).toContain('name="email"')
  })
  it('REG-01 four options are off until the operator sets them', () => {
    const names = ['confirmEmailPopup', 'showCharacterSelect', 'showPromocode', 'showPromoFieldByDefault'] as const
    const on = Object.fromEntries(names.map((name) => [name, true]))
    for (const name of names)
      expect([authSettings.parse({})[name], authSettings.parse(on)[name]], name).toEqual([false, true])
  })
  it('REG-02 REG-03 terms and news have their ticks, as the operator sets them, and none where they are inactive', () => {
    const isTicked = (name: string, auth: object = {}) => inputOf(form(auth), name)?.includes('checked=""')
    expect([isTicked('terms'), isTicked('notify')]).toEqual([false, true])
    const other = { terms: { defaultValue: true }, notify: { defaultValue: false } }
    expect([isTicked('terms', other), isTicked('notify', other)]).toEqual([true, false])
    const without = { terms: { isActive: false }, notify: { isActive: false } }
    expect([isTicked('terms', without), isTicked('notify', without)]).toEqual([undefined, undefined])
  })
  it('REG-03 where consent is asked for by product nothing is ticked beforehand', () => {
    const page = html(<NewsChoice form={blank} contact="email" />)
    expect(page.match(/type="checkbox"/g)).toHaveLength(2)
    expect(page).not.toContain('checked=""')
  })
  it('REG-07 REG-08 full asks for the personal data that the server lists, fast for none of them but what a register of the market has to be told', () => {
    const fields = ['first_name', 'sex', 'postcode'].map((sysname) => ({
      sysname,
      type: 'input' as const,
      params: { is_required: true, is_visible: true },
      options: {},
    }))
    const by = (field: 'email' | 'phone', fastRegistration: string, needed: string[]) =>
      askedBy(authSettings.parse({ authTypes: { fastRegistration } }), { label: field, field }, { fields, needed })
    const asked = (fastRegistration: string, needed: string[] = []) => {
      const { personal, ...rest } = by('email', fastRegistration, needed)
      expect(rest).toEqual({ contact: 'email', emailToo: false, password: true, terms: true })
      return personal.map(({ sysname }) => sysname)
    }
    expect(asked('full')).toEqual(['first_name', 'sex', 'postcode'])
    expect(asked('fast')).toEqual([])
    expect(asked('fast', ['email', 'first_name', 'postcode'])).toEqual(['first_name', 'postcode'])
    expect(by('phone', 'fast', ['email'])).toMatchObject({ contact: 'phone', emailToo: true })
    expect(by('phone', 'fast', [])).toMatchObject({ contact: 'phone', emailToo: false })
  })
  it('REG-14 a code that is asked about has a wheel, a valid one a check, any other neither', () => {
    const mark = (state: ComponentProps<typeof CodeMark>['state']) => {
      const page = html(<CodeMark state={state} />)
      return [page.includes('spinner'), page.includes(en.auth.promoStates.valid)]
    }
    expect([mark('none'), mark('loading'), mark('valid'), mark('invalid')]).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ])
  })
  it('REG-11 REG-12 REG-13 the promo code is behind a tick, there from the start, or not taken at all', () => {
    const [tick, field] = ['name="hasPromocode"', 'name="promo_code"']
    expect(form()).not.toContain(tick)
    expect(form()).not.toContain(field)
    expect(form({ showPromocode: true })).toContain(tick)
    expect(form({ showPromocode: true })).not.toContain(field)
    const open = form({ showPromocode: true, showPromoFieldByDefault: true })
    expect([open.includes(tick), open.includes(field)]).toEqual([false, true])
    expect(form({ showPromoFieldByDefault: true })).not.toContain(field)
  })
  it('REG-15 REG-16 the code of the address opens its field; the last one counts, and without one that which was kept', () => {
    expect(promoCodeFrom(new URLSearchParams('promo_code=A&promo_code=B'), 'C')).toBe('B')
    expect(promoCodeFrom(new URLSearchParams('x=1'), 'C')).toBe('C')
    expect(promoCodeFrom(new URLSearchParams(''), '')).toBe('')
    vi.stubGlobal('window', { location: { search: '?promo_code=A&promo_code=B', origin: 'http://x', pathname: '/' } })
    expect(form({ showPromocode: true })).toMatch(/name="promo_code"[^>]*value="B"|value="B"[^>]*name="promo_code"/)
    vi.stubGlobal('window', { location: { search: '', origin: 'http://x', pathname: '/' } })
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'promo_code' ? 'KEPT' : null) })
    expect(form({ showPromocode: true })).toContain('value="KEPT"')
    vi.stubGlobal('localStorage', undefined)
  })
  it('REG-04 REG-50 the choice of betting or casino is asked where it is active, and begins with what was kept', () => {
    const chosen = (auth: object) =>
      /value="(\w+)"[^>]*checked=""|checked=""[^>]*value="(\w+)"/.exec(form(auth))?.slice(1).join('')
    expect(form()).not.toContain('name="is_betting"')
    expect(chosen({ markBetting: { isActive: true } })).toContain('betting')
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'is_betting' ? '0' : null) })
    expect(form({ markBetting: { isActive: true } })).toMatch(
      /checked=""[^>]*value="casino"|value="casino"[^>]*checked=""/
    )
    vi.stubGlobal('localStorage', undefined)
  })
  it('REG-50 a choice between betting and casino is kept in this browser', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => void kept.set(key, value) })
    const set = vi.fn<(name: string, value: string) => void>()
    chooseBetting({ set }, 'casino')
    expect([kept.get('is_betting'), set.mock.lastCall]).toEqual(['0', ['is_betting', 'casino']])
    chooseBetting({ set }, 'betting')
    expect([kept.get('is_betting'), set.mock.lastCall]).toEqual(['1', ['is_betting', 'betting']])
    vi.stubGlobal('localStorage', undefined)
  })
})

describe('what is accepted', () => {
  const link = (slug: string, text: string) =>
    new RegExp(
      `<a[^>]*href="/${slug}"[^>]*target="_blank"[^>]*>${text}</a>|<a[^>]*target="_blank"[^>]*href="/${slug}"[^>]*>${text}</a>`
    )
  it('REG-02 the terms tick links to the terms and to the privacy policy, beside which the form stays open', () => {
    const alone = { authTypes: { social: ['google'] }, registrationSocial: 'only' }
    const nothing = () => undefined
    for (const page of [
      form(),
      html(<Registration redirectTo={undefined} onLogin={nothing} onTwoFactor={nothing} />, alone),
    ]) {
      expect(page).toMatch(link('terms', 'terms'))
      expect(page).toMatch(link('privacy', 'privacy policy'))
    }
  })
  it('REG-02 the terms tick has no link to a page that the operator does not have', () => {
    const page = html(
      <RegistrationForm redirectTo={undefined} onLogin={() => undefined} onTwoFactor={() => undefined} />,
      {},
      false
    )
    expect(page).toContain('accept the terms and the privacy policy')
    expect(page).not.toContain('href="/terms"')
  })
})

describe('the fields', () => {
  it('REG-29 REG-30 every name that a server may list has a label of its own', () => {
    const names = [...personalFields, 'mobile', 'email', 'login', 'currency', 'phone_country_code', 'fakename']
    for (const sysname of names) {
      const definition = {
        sysname,
        type: 'input' as const,
        params: { is_required: false, is_visible: true },
        options: {},
      }
      const page = html(<PersonalField definition={definition} form={blank} />)
      expect(page, sysname).toContain(`name="${sysname}"`)
      expect(page).toContain(`>${en.auth.personal[sysname as keyof typeof en.auth.personal]}</label>`)
    }
  })
  it('REG-21 REG-22 REG-23 another country sets region, currency and document type to the first of their lists', () => {
    const list = (sysname: string, ...values: string[]) => ({
      sysname,
      type: 'select' as const,
      params: { is_required: true, is_visible: true },
      options: { list: values.map((value) => ({ value, label: value })) },
    })
    const fields = [list('region', 'north', 'south'), list('document_type', 'passport', 'licence')]
    expect(afterCountry(fields, currencyFor('DE', [], ['EUR', 'USD']))).toEqual({
      region: 'north',
      document_type: 'passport',
      currency: 'EUR',
    })
    // A region of the country before is none of this one.
    expect(afterCountry([], 'USD')).toEqual({ region: '', document_type: '', currency: 'USD' })
    const codes = ['EUR', 'GBP', 'USD'].map((code) => ({ code, symbol: code, digits: 2 }))
    const select = html(<CurrencySelect form={blank} offered={codes} />)
    expect([...select.matchAll(/<option value="(\w+)"/g)].map(([, code]) => code)).toEqual(['USD', 'EUR'])
  })
  it('REG-24 REG-25 a country’s rule leaves the currency empty, takes the first or a configured one', () => {
    const { currencyRules } = authSettings.parse({
      currencyRules: [
        { country_code: 'BR', rule: 'empty' },
        { country_code: 'DE', rule: 'selected', currency: 'EUR' },
        { country_code: 'GB', rule: 'first' },
        { country_code: 'FR', rule: 'selected', currency: 'XXX' },
      ],
    })
    const of = (country: string) => currencyFor(country, currencyRules, ['USD', 'EUR'])
    expect(['BR', 'DE', 'GB', 'FR', 'ES', ''].map(of)).toEqual(['', 'EUR', 'USD', 'USD', 'USD', 'USD'])
  })
  it('REG-38 character, region, country code of the phone and promo code are sent when they are filled', () => {
    const values = {
      character_id: '3',
      region: 'north',
      phone_country_code: '+49',
      promo_code: ' SPRING ',
      hasPromocode: '1',
    }
    const options = authSettings.parse({ showPromocode: true })
    expect(registrationPayload(values, options, 'en')).toMatchObject({
      character_id: '3',
      region: 'north',
      phone_country_code: '+49',
      promo_code: 'SPRING',
    })
    const empty = registrationPayload(
      { character_id: '', region: '', phone_country_code: '', promo_code: '' },
      options,
      'en'
    )
    for (const name of ['character_id', 'region', 'phone_country_code', 'promo_code'])
      expect(empty).not.toHaveProperty(name)
    expect(registrationPayload({ ...values, hasPromocode: '' }, options, 'en')).not.toHaveProperty('promo_code')
  })
})

describe('services beside a form and in its place', () => {
  const nothing = () => undefined
  const registration = (auth: object) =>
    html(<Registration redirectTo={undefined} onLogin={nothing} onTwoFactor={nothing} />, auth)
  const login = (auth: object) =>
    html(<LoginForm redirectTo={undefined} onRegistration={nothing} onRestore={nothing} onTwoFactor={nothing} />, auth)
  const authTypes = { social: ['google', 'meadow'] }

  it('AUTH-33 the login shows those that are configured, and without them nothing of the kind', () => {
    expect(login({ authTypes })).toMatch(/Or continue with.*Continue with Google.*Continue with Meadow/)
    expect(login({})).not.toContain('Continue with')
  })
  it('REG-10 they stand below the form with a title', () => {
    const page = registration({ authTypes })
    expect(page).toMatch(/name="password".*Or continue with.*Continue with Google/)
    expect(registration({})).not.toContain('Or continue with')
  })
  it('REG-09 SOC-07 or alone, with the terms only where there are any; without a service there is the form', () => {
    const alone = registration({ authTypes, registrationSocial: 'only' })
    expect(alone).toContain('Open your account with')
    expect(alone).not.toContain('name="password"')
    expect(alone).toContain('name="terms"')
    expect(registration({ authTypes, registrationSocial: 'only', terms: { isActive: false } })).not.toContain(
      'name="terms"'
    )
    expect(registration({ registrationSocial: 'only' })).toContain('name="password"')
  })
})
