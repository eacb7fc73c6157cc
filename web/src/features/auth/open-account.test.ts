import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, OfflineError, type post } from '../../app/api/client.ts'
import { openAccount } from './open-account.ts'

const params = { login: 'a@b.co', password: 'secret1' }
const server = (answer: () => unknown) =>
  ((..._given: unknown[]) => Promise.resolve().then(answer)) as unknown as typeof post
const stored = new Map<string, string>()
let page: { dataLayer?: object[] }

beforeEach(() => {
  stored.clear()
  stored.set('promo_code', 'SPRING').set('is_betting', '1')
  page = {}
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', { removeItem: (key: string) => stored.delete(key) })
})
afterEach(() => vi.unstubAllGlobals())

describe('opening an account', () => {
  it('REG-49 REG-50 what the visitor came with is forgotten once it is open, and the opening is counted', async () => {
    const account = { uid: 7 }
    expect(
      await openAccount(
        params,
        server(() => account)
      )
    ).toBe(account)
    expect([...stored]).toEqual([])
    expect(page.dataLayer).toEqual([{ event: 'registration' }])
  })

  it('ERR-56 a failure is thrown on to the form as it is; what the visitor came with stays', async () => {
    const refusal = new ApiError(
      { type: 'InvalidParameterException', code: 'login_taken', message: 'x', error_data: {}, invalid_parameters: {} },
      409
    )
    for (const failure of [refusal, new OfflineError('no answer')]) {
      const opening = openAccount(
        params,
        server(() => Promise.reject(failure))
      )
      await expect(opening).rejects.toBe(failure)
    }
    expect([...stored.keys()]).toEqual(['promo_code', 'is_betting'])
    // Without an answer nothing is known to have failed.
    expect(page.dataLayer).toEqual([{ event: 'registration_error', code: 'login_taken' }])
  })
})
