import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, OfflineError, type post } from '../../app/api/client.ts'
import { openAccount } from './open-account.ts'

const params = { login: 'a@b.co', password: 'secret1' }
const server = (answer: () => unknown) =>
  ((..._given: unknown[]) => Promise.resolve().then(answer)) as unknown as typeof post
const stored = new Map<string, string>()
let page: { dataLayer?: object[]; addEventListener: () => void }

beforeEach(() => {
  stored.clear()
  stored.set('promo_code', 'SPRING').set('is_betting', '1')
  page = { addEventListener: () => undefined }
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

  it('REG-52 ERR-56 a login that is taken is the account that was opened by a call whose answer was lost, if its password opens it', async () => {
    const taken = new ApiError(
      { type: 'InvalidParameterException', code: 'login_taken', message: 'x', error_data: {}, invalid_parameters: {} },
      400
    )
    const wrong = new ApiError({ ...taken, type: 'AuthorizationException', code: 'x' } as never, 401)
    const given = { login: 'lost@b.co', password: 'secret2' }
    const asked: string[] = []
    const answering = (answers: Record<string, unknown>) =>
      ((name: string) => {
        asked.push(name)
        const answer = answers[name]
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
      }) as unknown as typeof post
    const [account, lost] = [{ uid: 8 }, { 'auth.register': new OfflineError('no answer') }]
    const done = { 'auth.register': taken, 'auth.login': account }
    // Before an answer was lost, and with another password, it is somebody else's.
    await expect(openAccount(given, answering(done))).rejects.toBe(taken)
    await expect(openAccount(given, answering(lost))).rejects.toBeInstanceOf(OfflineError)
    await expect(openAccount({ ...given, password: 'secret3' }, answering(done))).rejects.toBe(taken)
    expect(asked).not.toContain('auth.login')
    await expect(openAccount(given, answering({ ...done, 'auth.login': wrong }))).rejects.toBe(taken)
    expect(await openAccount(given, answering(done))).toBe(account)
    expect(page.dataLayer?.at(-1)).toEqual({ event: 'registration' })
    await expect(openAccount(given, answering(done))).rejects.toBe(taken)
  })
})
