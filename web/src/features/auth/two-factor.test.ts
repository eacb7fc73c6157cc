import { afterEach, describe, expect, it } from 'vitest'
import { asksForCode, pendingLogin, problemOf, resendTimeOf } from './two-factor.ts'

const said = (message: string, data: Record<string, unknown> = {}, type = 'AuthorizationException') =>
  ({ type, message, data }) as Parameters<typeof asksForCode>[0]

describe('the second step of a login', () => {
  afterEach(() => pendingLogin.clear())

  it('2FA-01 ERR-46 begins where the refusal says that it is on, however that is written', () => {
    expect(asksForCode(said('two_factor_auth is enable'))).toBe(true)
    expect(asksForCode(said('Sorry: TWO_FACTOR_AUTH is enable.'))).toBe(true)
    expect(asksForCode(said('Wrong login or password'))).toBe(false)
    expect(asksForCode(said('two_factor_auth is enable', {}, 'InvalidParameterException'))).toBe(false)
  })
  it('2FA-02 begins where the refusal gives a time for the next code, too', () => {
    expect(asksForCode(said('', { resend_time: 60 }))).toBe(true)
    expect(asksForCode(said('', { resend_time: 60 }, 'TooManyRequestsException'))).toBe(false)
  })
  it('2FA-03 2FA-06 keeps login, password and time until it is cleared; a new time takes the place of the old one', () => {
    pendingLogin.restart(5)
    expect(pendingLogin.get()).toBeUndefined()
    pendingLogin.begin({ login: 'ada', password: 'correct-horse-9', resend_time: 60, way: 'email' })
    pendingLogin.restart(45)
    expect(pendingLogin.get()).toEqual({ login: 'ada', password: 'correct-horse-9', resend_time: 45, way: 'email' })
    pendingLogin.clear()
    expect(pendingLogin.get()).toBeUndefined()
  })
  it('ERR-43 ERR-44 ERR-45 ERR-47 ERR-50 2FA-10 2FA-11 2FA-12 2FA-13 each message has its text, any other has the last', () => {
    expect(problemOf('code must contain 6 digits')).toBe('twoFaErrorCodeDigits')
    expect(problemOf('Code must contain 6 digits!')).toBe('twoFaErrorCodeDigits')
    expect(problemOf('time expired')).toBe('twoFaErrorTimeExpired')
    expect(problemOf('Time expired 45')).toBe('twoFaErrorTimeExpired')
    expect(problemOf('code is invalid')).toBe('twoFaErrorCodeInvalid')
    expect(problemOf('two_factor_auth is enable')).toBe('twoFaErrorSomethingWrong')
    expect(problemOf('')).toBe('twoFaErrorSomethingWrong')
  })
  it('ERR-48 ERR-49 2FA-07 the time of the next code comes of its own or as the digits at the end of the message', () => {
    expect(resendTimeOf({ data: { resend_time: 60 }, message: 'time expired 45' })).toBe(60)
    expect(resendTimeOf({ data: {}, message: 'time expired 45' })).toBe(45)
    expect(resendTimeOf({ data: {}, message: '45 tries are too many' })).toBeUndefined()
    expect(resendTimeOf({ data: {}, message: 'code is invalid' })).toBeUndefined()
    expect(resendTimeOf({ data: { resend_time: 'soon' }, message: '' })).toBeUndefined()
  })
})
