import { authSettings } from '@ante/product/identity/contract'
import { describe, expect, it } from 'vitest'
import { askedView, withoutFlags } from './auth-gate.tsx'
import { formPageOf } from './form-pages.ts'
import { cleanLogin } from './use-login.ts'
import { registrationPayload } from './payload.ts'

const options = authSettings.parse({})
const payload = (values: Record<string, string>, settings = options) =>
  registrationPayload(values, settings, 'ar') as Record<string, unknown>

describe('login', () => {
  it('AUTH-34 only the first plus of a login goes', () => {
    expect(cleanLogin('+79991234567')).toBe('79991234567')
    expect(cleanLogin('++1')).toBe('+1')
    expect(cleanLogin(' a+b@c.de ')).toBe('a+b@c.de')
  })
})

describe('registration payload', () => {
  it('REG-32 login falls back to e-mail, then to the phone', () => {
    expect(payload({ login: 'ada', email: 'a@b.co', mobile: '+491' })['login']).toBe('ada')
    expect(payload({ email: 'a@b.co', mobile: '+491' })['login']).toBe('a@b.co')
    expect(payload({ mobile: '+491' })['login']).toBe('491')
  })
  it('REG-33, REG-34, REG-35 e-mail, phone from mobile, password, currency, locale', () => {
    expect(payload({ email: ' a@b.co ', mobile: '+491', password: 'secret1', currency: 'USD' })).toMatchObject({
      email: 'a@b.co',
      phone: '491',
      password: 'secret1',
      currency: 'USD',
      locale: 'ar',
    })
  })
  it('REG-36, REG-42 notify is 1 or 0, and is not sent when inactive', () => {
    expect(payload({ notify: '1' })['notify']).toBe('1')
    expect(payload({})['notify']).toBe('0')
    expect(payload({ notify: '1' }, authSettings.parse({ notify: { isActive: false } }))).not.toHaveProperty('notify')
  })
  it('REG-36, REG-42 news by product goes by the contact of the form, and is not sent when inactive or not ticked', () => {
    const ticked = { email: 'a@b.co', news_casino: '1', news_betting: '1' }
    expect(payload(ticked)).toMatchObject({ notify_email: 'casino,betting' })
    expect(payload({ ...ticked, email: '', mobile: '+491', news_betting: '' })).toMatchObject({
      notify_phone: 'casino',
    })
    for (const given of [
      payload({ email: 'a@b.co' }),
      payload(ticked, authSettings.parse({ notify: { isActive: false } })),
    ])
      for (const name of ['notify_email', 'notify_phone', 'news_casino']) expect(given).not.toHaveProperty(name)
  })
  it('REG-37, REG-42 is_betting is 1 for betting and 0 for casino, only when active', () => {
    const active = authSettings.parse({ markBetting: { isActive: true } })
    expect(payload({ is_betting: 'betting' }, active)['is_betting']).toBe('1')
    expect(payload({ is_betting: 'casino' }, active)['is_betting']).toBe('0')
    expect(payload({ is_betting: 'betting' })).not.toHaveProperty('is_betting')
  })
  it('REG-39, REG-40, REG-41 filled personal fields are sent; empty ones and flags of the form are not', () => {
    const sent = payload({ first_name: 'Ada', last_name: '', hasPromocode: '1', email: 'a@b.co' })
    expect(sent).toMatchObject({ first_name: 'Ada' })
    expect(sent).not.toHaveProperty('last_name')
    expect(sent).not.toHaveProperty('hasPromocode')
  })
})

describe('the popup that the address asks for', () => {
  const view = (query: string) => askedView(new URLSearchParams(query))
  it('RTE-96, RTE-99, RTE-100 flags and redirectUrl open it', () => {
    expect(view('show_popup_reg=1')).toBe('registration')
    expect(view('show_popup_auth=1')).toBe('authorization')
    expect(view('redirectUrl=%2Fcashier')).toBe('authorization')
    expect(view('a=1')).toBeUndefined()
  })
  it('a flag that is empty or 0 is none', () => {
    expect(view('show_popup_reg=0')).toBeUndefined()
    expect(view('show_popup_auth=')).toBeUndefined()
    expect(view('show_popup_reg=yes')).toBe('registration')
  })
  it('RTE-102 closing takes the flags and keeps the rest', () => {
    expect(withoutFlags(new URLSearchParams('a=1&show_popup_auth=1&prevent_close=1&redirectUrl=%2Fx&b=2'))).toBe(
      '?a=1&b=2'
    )
    expect(withoutFlags(new URLSearchParams('show_popup_reg=1'))).toBe('')
  })
})

describe('the popup that is switched off', () => {
  it('AUTH-24 login and registration lead to their pages, which know the way back; the link of a letter keeps the popup', () => {
    expect(formPageOf({ view: 'authorization' }, true)).toBeUndefined()
    expect(formPageOf({ view: 'authorization' }, false)).toBe('/forms/sign_in')
    expect(formPageOf({ view: 'registration', redirectTo: '/game/x#real' }, false)).toBe(
      '/forms/sign_up?backUrl=%2Fgame%2Fx%23real'
    )
    expect(formPageOf({ view: 'restore' }, false)).toBeUndefined()
  })
})
