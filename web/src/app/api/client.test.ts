import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, get, newKey, OfflineError, post } from './client.ts'

const refusal = {
  type: 'InvalidParameterException',
  code: 'invalid_parameter',
  message: 'Check the highlighted fields.',
  error_data: {},
  invalid_parameters: { email: 'wrong email address' },
}
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const send = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { documentElement: { lang: 'ar' } })
  vi.stubGlobal('fetch', send)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  send.mockReset()
})

describe('the API client', () => {
  it('API-01, API-02, API-03, API-04, API-09 a GET goes to its path with locale, version and parameters, same-origin', async () => {
    send.mockResolvedValue(json({ data: { games: [], total: 0 } }))
    await expect(get('games.get', { options: { search: 'deep' } })).resolves.toEqual({ games: [], total: 0 })
    const [address, init] = send.mock.calls[0] ?? []
    const url = new URL(address ?? '', 'http://x')
    expect(url.pathname).toBe('/api/games/get')
    expect(Object.fromEntries(url.searchParams)).toEqual({ options: '{"search":"deep"}', locale: 'ar', version: '1' })
    expect(init).toMatchObject({ credentials: 'same-origin' })
    expect(init?.method).toBeUndefined()
  })

  it('API-05 a POST carries multipart form data', async () => {
    send.mockResolvedValue(json({ data: ['plumb'] }))
    await post('games.addLike', { sysname: 'plumb' })
    const [, init = {}] = send.mock.calls[0] ?? []
    expect(init.method).toBe('POST')
    expect((init.body as FormData).get('sysname')).toBe('plumb')
  })

  it('a refusal is thrown with its sentence and its fields', async () => {
    send.mockResolvedValue(json({ error: refusal }, 400))
    const error: unknown = await post('auth.login', { login: 'a', password: 'b' }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      message: refusal.message,
      code: 'invalid_parameter',
      status: 400,
      fields: { email: 'wrong email address' },
    })
  })

  it('a call that moves money carries its key and the player for whom it is meant', async () => {
    send.mockResolvedValue(json({ data: {} }))
    const values = { methodId: '1', method: 'card', amount: '50' }
    await post('cashier.makedeposit', values, { key: 'k', player: '7' })
    expect(send.mock.calls[0]?.[1].headers).toEqual({ 'Idempotency-Key': 'k', 'Ante-Player': '7' })
  })

  it('a POST is sent once: nobody knows whether it arrived', async () => {
    send.mockRejectedValue(new TypeError('failed'))
    await expect(post('auth.login', { login: 'a', password: 'b' })).rejects.toBeInstanceOf(OfflineError)
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('an answer that is not ours counts as no answer', async () => {
    send.mockResolvedValue(new Response('<html>bad gateway</html>', { status: 502 }))
    await expect(get('account.getInfo', {})).rejects.toBeInstanceOf(OfflineError)
  })

  it('keys differ', () => {
    expect(new Set(Array.from({ length: 100 }, newKey)).size).toBe(100)
  })
})
