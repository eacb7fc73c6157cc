import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, OfflineError } from './client.ts'
import { AttemptStore, isRefusal, sendAttempt } from './attempt.ts'

const error = (type: string, code: string) => ({
  error: { type, code, message: 'No.', error_data: {}, invalid_parameters: {} },
})
const refused = () => Response.json(error('InvalidRequestException', 'price_changed'), { status: 409 })
const signedOut = () => Response.json(error('AuthorizationException', 'session_ended'), { status: 401 })
const tooFast = () => Response.json(error('TooManyRequestsException', 'too_many'), { status: 429 })
const restarting = () => new Response('<html>bad gateway</html>', { status: 502 })
const unavailable = () => Response.json(error('ApplicationUnavailableException', 'unavailable'), { status: 503 })
const taken = (transaction = '5') => Response.json({ data: { transaction } })
const lost = () => new TypeError('Failed to fetch')
const four = <T>(make: () => T): T[] => Array.from({ length: 4 }, make)

let answers: (Response | Error)[] = []
let calls: { key: string | undefined; player: string | undefined; amount: unknown }[] = []
let stored = new Map<string, string>()
let listeners: [string, () => void][] = []
/** The browser after a write of another window, or after its page came back from the history. */
const hear = (type: string) => listeners.filter(([one]) => one === type).forEach(([, listener]) => listener())

const fields = { methodId: '1', method: 'card' }
const pay = (amount: string, attempts: AttemptStore, player = '7') =>
  sendAttempt('cashier.makewithdrawal', { player, action: 'pay', params: { ...fields, amount } }, attempts)
const failed = (sent: Promise<unknown>) => sent.catch((thrown: unknown) => thrown)
const keys = () => new Set(calls.map(({ key }) => key)).size
const amounts = () => calls.map(({ amount }) => amount)
const openOf = (attempts: AttemptStore, player = '7') => attempts.find(player, 'pay') !== undefined

describe('a call that moves money', () => {
  beforeEach(() => {
    ;[answers, calls, stored, listeners] = [[], [], new Map(), []]
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    vi.stubGlobal('window', {
      addEventListener: (type: string, listener: () => void) => listeners.push([type, listener]),
      removeEventListener: (_: string, listener: () => void) =>
        (listeners = listeners.filter(([, one]) => one !== listener)),
    })
    // A page that stands in no other page is its own parent.
    Object.assign(window, { parent: window })
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, text: string) => stored.set(name, text),
    })
    vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
    vi.stubGlobal('fetch', (_: string, { headers, body }: { headers: Record<string, string>; body: FormData }) => {
      calls.push({ key: headers['Idempotency-Key'], player: headers['Ante-Player'], amount: body.get('amount') })
      const next = answers.shift() ?? new Error('no more answers')
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    })
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is sent again under its key and with its body after a lost answer, whatever is asked for by then', async () => {
    const attempts = new AttemptStore()
    answers = [...four(lost), lost(), taken()]
    await expect(pay('40', attempts)).rejects.toBeInstanceOf(OfflineError)
    await expect(pay('60', attempts)).resolves.toEqual({ transaction: '5' })
    expect([keys(), ...amounts()]).toEqual([1, '40', '40', '40', '40', '40', '40'])
    answers = [taken('6')]
    await expect(pay('60', attempts)).resolves.toEqual({ transaction: '6' })
    expect([keys(), amounts().at(-1)]).toEqual([2, '60'])
  })

  it('waits for what passes by itself, under one key, and ends with the refusal where it does not pass', async () => {
    const attempts = new AttemptStore()
    let waits = 0
    const give = () =>
      sendAttempt('bonuses.remove', { player: '7', action: 'pay', params: { bonus_id: '3' } }, attempts, {
        isPassing: (thrown) => thrown instanceof ApiError && thrown.code === 'price_changed',
        onWait: () => (waits += 1),
      })
    answers = [refused(), lost(), refused(), taken()]
    await expect(give()).resolves.toEqual({ transaction: '5' })
    expect([keys(), calls.length, waits, openOf(attempts)]).toEqual([1, 4, 2, false])
    answers = four(refused)
    await expect(give()).rejects.toMatchObject({ code: 'price_changed' })
    expect([keys(), calls.length, waits, openOf(attempts)]).toEqual([2, 8, 5, false])
    answers = [refused()]
    await expect(pay('40', attempts)).rejects.toMatchObject({ code: 'price_changed' })
    expect(calls.length).toBe(9)
  })

  it('is sent again after a reload, where it is stored, and never under another player’s name', async () => {
    answers = four(lost)
    await failed(pay('40', new AttemptStore('test')))
    answers = [taken('8'), taken('5')]
    const reloaded = new AttemptStore('test')
    expect(await pay('60', reloaded, '8')).toEqual({ transaction: '8' })
    expect([openOf(reloaded), openOf(reloaded, '8')]).toEqual([true, false])
    expect(await pay('60', reloaded)).toEqual({ transaction: '5' })
    expect(calls.slice(4)).toEqual([
      { key: expect.not.stringContaining(calls[0]?.key ?? '') as string, player: '8', amount: '60' },
      { key: calls[0]?.key, player: '7', amount: '40' },
    ])
    expect(stored.get('test')).toBe('{}')
  })

  it('is not made when another player came in by another window, and stays open if it may have been taken before', async () => {
    const attempts = new AttemptStore()
    answers = [signedOut()]
    expect(await failed(pay('40', attempts))).toMatchObject({ status: 401 })
    expect(openOf(attempts)).toBe(false)
    answers = [lost(), signedOut(), tooFast(), taken()]
    expect(await failed(pay('40', attempts))).toMatchObject({ status: 401 })
    expect(await failed(pay('40', attempts))).toMatchObject({ status: 429 })
    expect(openOf(attempts)).toBe(true)
    await pay('40', attempts)
    expect(new Set(calls.slice(1).map(({ key }) => key)).size).toBe(1)
    expect(calls.every(({ player }) => player === '7')).toBe(true)
  })

  it('ends with a refusal: what comes next is another request', async () => {
    const attempts = new AttemptStore()
    answers = [refused(), taken()]
    expect(await failed(pay('40', attempts))).toMatchObject({ code: 'price_changed' })
    await pay('60', attempts)
    expect([keys(), ...amounts()]).toEqual([2, '40', '60'])
  })

  it('outlives a restart of the server', async () => {
    const attempts = new AttemptStore()
    answers = [lost(), restarting(), unavailable(), taken()]
    expect(await failed(pay('40', attempts))).toMatchObject({ status: 503 })
    await pay('40', attempts)
    expect([keys(), calls.length]).toEqual([1, 4])
  })

  it('is one request of two windows, and a late answer to an earlier one does not end the next', async () => {
    const [one, other] = [new AttemptStore('test'), new AttemptStore('test')]
    let answerLate = (_: Response): void => undefined
    answers = [lost(), lost(), lost(), lost()]
    await failed(pay('40', one))
    const late = new Promise<Response>((resolve) => (answerLate = resolve))
    vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
      calls.push({ key: headers['Idempotency-Key'], player: undefined, amount: undefined })
      return calls.length === 5 ? late : Promise.resolve(taken())
    })
    const first = pay('40', one)
    await pay('60', other)
    expect(keys()).toBe(1)
    stored.set('test', JSON.stringify({ 7: { pay: { key: 'next', params: { ...fields, amount: '60' } } } }))
    answerLate(taken())
    await first
    expect(other.find('7', 'pay')?.key).toBe('next')
  })

  it('is told to the page when another window sends it, or the page comes back from the history', async () => {
    const attempts = new AttemptStore('test')
    const listener = vi.fn<() => void>()
    const stop = attempts.subscribe(listener)
    const write = (key: string) => stored.set('test', JSON.stringify({ 7: { pay: { key, params: fields } } }))
    for (const [index, type] of ['storage', 'pageshow'].entries()) {
      write(type)
      hear(type)
      expect(attempts.snapshot()['7']?.['pay']?.key).toBe(type)
      expect(listener).toHaveBeenCalledTimes(index + 1)
    }
    stop()
    expect(listeners).toEqual([])
  })

  it.each(['full', 'forbidden', 'of another shape'])('is kept by the page where the storage is %s', async (how) => {
    const fail = () => {
      throw new DOMException(how)
    }
    if (how !== 'of another shape')
      vi.stubGlobal('localStorage', { getItem: how === 'full' ? () => '{}' : fail, setItem: fail })
    else stored.set('test', 'null')
    const attempts = new AttemptStore('test')
    answers = [...four(lost), taken()]
    await failed(pay('40', attempts))
    await pay('40', attempts)
    expect([keys(), openOf(attempts)]).toEqual([1, false])
  })

  it('CASH-35, CASH-39 has an unknown outcome where nobody answered, the server failed, or the provider did not answer it', () => {
    const answered = (type: string, status: number) =>
      isRefusal(new ApiError(error(type, 'x').error as ConstructorParameters<typeof ApiError>[0], status))
    expect(isRefusal(new OfflineError('no answer'))).toBe(false)
    expect(answered('InternalServerErrorException', 500)).toBe(false)
    expect(answered('BillingUnavailableException', 422)).toBe(false)
    expect(answered('BillingServiceErrorException', 422)).toBe(true)
    expect(answered('InvalidParameterException', 400)).toBe(true)
  })
})
