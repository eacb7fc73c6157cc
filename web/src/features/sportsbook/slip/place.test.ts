import { money } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { after, changed, label, limits, pick, stake } from './slip.fixture.ts'
import { emptyStoredSlip, type StoredSlipAction, writeStoredSlip } from './stored-slip.ts'

let answers: (Response | Error)[] = []
let calls: { key: string | undefined; player: string | undefined; stake: unknown; selections: unknown }[] = []
let stored = new Map<string, string>()
let listeners = new Map<string, (event: object) => void>()

/** A window of the browser as it is after it was loaded. */
async function open(player = '7') {
  vi.resetModules()
  const { slipStore } = await import('./slip-store.ts')
  const { placeSlip } = await import('./place.ts')
  const { betAttempts, plannedBets } = await import('./planned-bet.ts')
  slipStore.subscribe(() => undefined)
  await Promise.resolve()
  return {
    slipStore,
    place: () => placeSlip(limits, player, 'en', 'failed'),
    act: (...actions: StoredSlipAction[]) => actions.forEach(slipStore.dispatch),
    planned: () => plannedBets(slipStore.get().stored, betAttempts.of(player), limits, 'en'),
    items: () => slipStore.get().stored.slip.items.map(({ marketId }) => marketId),
  }
}

const bet = (id = '5') => Response.json({ data: { bet: { id, state: 'open', legs: [] } } })
const refusal = (code: string, data: object = {}) =>
  Response.json(
    { error: { type: 'InvalidRequestException', code, message: 'No.', error_data: data, invalid_parameters: {} } },
    { status: 409 }
  )
const lost = () => Array.from({ length: 4 }, () => new TypeError('Failed to fetch'))
const closed: StoredSlipAction = { type: 'market-changed', marketId: '1', status: 'closed', priceOf: () => undefined }
const stakes = () => [...new Set(calls.map((call) => call.stake))]
const keys = () => new Set(calls.map(({ key }) => key)).size

beforeEach(() => {
  ;[answers, calls, stored, listeners] = [[], [], new Map(), new Map()]
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  })
  // A page that stands in no other page is its own parent.
  Object.assign(window, { parent: window })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
  vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
  vi.stubGlobal('fetch', (_: string, { headers, body }: { headers: Record<string, string>; body: FormData }) => {
    calls.push({
      key: headers['Idempotency-Key'],
      player: headers['Ante-Player'],
      stake: body.get('stake'),
      selections: body.get('selections'),
    })
    const next = answers.shift() ?? new Error('no more answers')
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

describe('a bet whose answer was lost', () => {
  it('BET-02 is asked for as it was sent, with another stake, a new price, after a reload and where its market is closed', async () => {
    const window = await open()
    window.act(pick('1'), stake('1', '5'))
    answers = lost()
    await window.place()
    expect(window.planned()).toMatchObject([{ unanswered: money(500) }])
    const reloaded = await open()
    reloaded.act(changed('1', 1900), { type: 'accept-prices' }, stake('1', '6'), closed)
    // The button says what is sent.
    expect(reloaded.planned()).toMatchObject([{ preview: { stake: money(500) }, request: { stake: '5.00' } }])
    answers = [bet()]
    await reloaded.place()
    expect([keys(), ...stakes(), new Set(calls.map(({ selections }) => selections)).size]).toEqual([1, '5.00', 1])
    expect(reloaded.slipStore.get()).toMatchObject({ placed: [{ id: '5' }], troubles: {} })
    expect([reloaded.items(), stored.get('bet_attempts')]).toEqual([[], '{}'])
  })

  it('BET-02 is not asked for when the player has taken its stake or its selection back', async () => {
    const window = await open()
    window.act(pick('1'), stake('1', '5'))
    answers = lost()
    await window.place()
    window.act(stake('1', ''), pick('2'), { type: 'mode', mode: 'singles' }, stake('2', '10'))
    answers = [bet()]
    await window.place()
    expect(calls.slice(4)).toMatchObject([{ stake: '10.00' }])
    window.act({ type: 'remove', marketId: '1' }, pick('1'), pick('1'))
    await window.place()
    expect(calls).toHaveLength(5)
  })

  it('BET-02 leaves other selections alone: they are another bet, and the first is known when they are picked again', async () => {
    const window = await open()
    window.act(pick('1'), pick('2'), { type: 'stake', text: '5' })
    answers = lost()
    await window.place()
    window.act(pick('3'))
    expect(window.planned()).toMatchObject([{ unanswered: undefined }])
    answers = [bet('6'), bet('5')]
    await window.place()
    window.act(pick('2'), pick('1'), { type: 'stake', text: '5' })
    await window.place()
    expect(window.slipStore.get().placed).toMatchObject([{ id: '5' }])
    expect(calls.map(({ key }) => key === calls[0]?.key)).toEqual([true, true, true, true, false, true])
  })

  it('BET-02 is asked for in no other player’s name', async () => {
    const window = await open()
    window.act(pick('1'), stake('1', '5'))
    answers = lost()
    await window.place()
    const next = await open('8')
    expect(next.planned()).toMatchObject([{ unanswered: undefined }])
    answers = [bet('6')]
    await next.place()
    expect(calls.at(-1)).toMatchObject({ player: '8' })
    expect(keys()).toBe(2)
    const back = await open()
    back.act(pick('1'), stake('1', '5'))
    expect(back.planned()).toMatchObject([{ unanswered: money(500) }])
  })
})

describe('placing the slip', () => {
  it('BET-02 a refusal brings its prices and its sentence, and the next press is another bet', async () => {
    const window = await open()
    window.act(pick('1'), stake('1', '5'))
    answers = [
      refusal('price_changed', { selections: [{ market_id: '1', outcome: 'home', price: 1.9, status: 'changed' }] }),
      bet(),
    ]
    await window.place()
    expect(window.slipStore.get().troubles['1']).toEqual({ kind: 'refused', text: 'No.' })
    expect(window.slipStore.get().stored.slip.items[0]?.offer.price).toBe(1900)
    window.act({ type: 'accept-prices' })
    await window.place()
    expect([keys(), window.items()]).toEqual([2, []])
  })

  it('singles are placed one by one: what was taken leaves the slip, what was refused stays with its reason', async () => {
    const window = await open()
    window.act(pick('1'), pick('2', 3000), { type: 'mode', mode: 'singles' }, stake('1', '5'), stake('2', '5'))
    answers = [refusal('insufficient_funds'), bet()]
    await window.place()
    expect(window.items()).toEqual(['1'])
    expect(window.slipStore.get()).toMatchObject({
      troubles: { 1: { kind: 'funds', text: 'No.' } },
      placed: [{ id: '5' }],
      sending: false,
    })
  })

  it('a price that moves in one window takes nothing back that another has written', async () => {
    const window = await open()
    window.act(pick('1'))
    const written = stored.get('bet_slip')
    window.act(changed('1', 1900))
    expect(stored.get('bet_slip')).toBe(written)
    expect(window.slipStore.get().stored.slip.items[0]?.offer.price).toBe(odds(1900))
  })

  it('the slip hears what another window has done, and when its page comes back from the history', async () => {
    const window = await open()
    const slip = after(pick('1'))
    listeners.get('storage')?.({ key: 'bet_slip', newValue: writeStoredSlip(slip) })
    expect(window.slipStore.get().stored).toEqual(slip)
    stored.set('bet_slip', writeStoredSlip(after(pick('2'))))
    listeners.get('pageshow')?.({ persisted: false })
    expect(window.items()).toEqual(['1'])
    listeners.get('pageshow')?.({ persisted: true })
    expect(window.items()).toEqual(['2'])
    expect(window.slipStore.get().stored.labels).toEqual({ 2: label })
  })

  it.each(['full', 'forbidden'])('the slip lives as long as its page where the storage is %s', async (how) => {
    const fail = () => {
      throw new DOMException(how)
    }
    const getItem = how === 'full' ? () => writeStoredSlip(emptyStoredSlip) : fail
    vi.stubGlobal('localStorage', { getItem, setItem: fail })
    const window = await open()
    window.act(pick('1'))
    listeners.get('pageshow')?.({ persisted: true })
    expect(window.items()).toEqual(['1'])
  })
})
