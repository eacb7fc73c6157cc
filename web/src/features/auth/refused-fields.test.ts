import { en } from '@ante/texts/en/index'
import { describe, expect, it } from 'vitest'
import { promoCodeError } from '../../app/session/promo-code.ts'
import { refusedFields, splitByShown } from './refused-fields.ts'

const sentences: Readonly<Record<string, string>> = { email: 'Wrong email address', loginTaken: 'Taken' }
const of = (given: Partial<Parameters<typeof refusedFields>[0]>) =>
  refusedFields(
    { code: 'invalid_parameter', message: 'Please check the fields', data: {}, fields: {}, ...given },
    (key) => (Object.hasOwn(sentences, key) ? sentences[key] : undefined)
  )

describe('a refused registration', () => {
  it('ERR-51 a code that speaks of one field is said there', () => {
    expect(of({ code: 'login_taken', message: 'This login is taken' })).toEqual({ login: 'This login is taken' })
    expect(of({ code: 'underage', message: 'Too young' })).toEqual({ birth_date: 'Too young' })
    expect(of({ code: 'password_too_common', message: 'Too common' })).toEqual({ password: 'Too common' })
    expect(of({ code: 'terms_not_accepted', message: 'Accept' })).toEqual({ terms: 'Accept' })
    expect(of({ code: 'login_taken', message: 'Taken', fields: { phone: 'This phone is taken' } })).toEqual({
      phone: 'This phone is taken',
    })
  })

  it('ERR-52 ERR-53 parameters come with their sentences, error data with the keys of theirs; the worded one wins', () => {
    expect(of({ fields: { email: 'Not an address' } })).toEqual({ email: 'Not an address' })
    expect(of({ data: { email: 'email', login: ['loginTaken', 'email'], phone: [{ code: 'loginTaken' }] } })).toEqual({
      email: 'Wrong email address',
      login: 'Taken',
      phone: 'Taken',
    })
    expect(of({ data: { email: 'email' }, fields: { email: 'Not an address' } })).toEqual({ email: 'Not an address' })
  })

  it('ERR-54 what is about no field names none', () => {
    expect(of({ code: 'unknown_error', data: { min: 6, retry_after: 30, constructor: 'no such sentence' } })).toEqual(
      {}
    )
    expect(of({ code: 'constructor' })).toEqual({})
  })

  it('ERR-58 a refused promo code is said at its field by the first code that came for it; of another, or none, that it is not valid', () => {
    const said = (promo_code: unknown) =>
      refusedFields(
        { code: 'invalid_parameter', message: 'Please check the fields', data: { promo_code }, fields: {} },
        (key, field) => (field === 'promo_code' ? en.common.promoCodeErrors[promoCodeError(key)] : undefined)
      )
    expect(said([{ code: 'EXPIRED' }, { code: 'ALREADY_USED' }])).toEqual({
      promo_code: 'This promo code has expired.',
    })
    for (const code of Object.keys(en.common.promoCodeErrors)) expect(promoCodeError(code)).toBe(code)
    for (const other of ['NO_SUCH', 'constructor', [], {}, null])
      expect(said(other)).toEqual({ promo_code: 'This promo code isn’t valid.' })
  })

  it('REG-52 what is wrong with a field that the form does not show is said above it, by the name of the field', () => {
    const labels: Readonly<Record<string, string>> = { email: 'Email', postcode: 'Postcode' }
    const split = (wrong: Readonly<Record<string, string>>) =>
      splitByShown(
        wrong,
        (field) => field === 'mobile',
        (field) => labels[field] ?? field
      )
    expect(split({ mobile: 'wrong phone format' })).toEqual({
      shown: { mobile: 'wrong phone format' },
      others: undefined,
    })
    expect(split({ mobile: 'Taken', email: 'Field is required', postcode: 'Wrong field' })).toEqual({
      shown: { mobile: 'Taken' },
      others: 'Email – Field is required · Postcode – Wrong field',
    })
  })
})
