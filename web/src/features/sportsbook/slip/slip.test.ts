import { formatMoney, money } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { limitsOf } from '@ante/product/sportsbook/rules/slip'
import { placeSlip } from './place.ts'
import { isToldAtField } from './problems.tsx'
import { draftsOf, emptyHeld, type Held, type HeldAction, type Label, previewOf, reduceHeld, requestOf, stakeTyped, totalPriceText } from './slip.ts'
import { readKept, slipStore } from './store.ts'

const limits = { stakeMin: money(10), stakeMax: money(500_000), payoutMax: money(10_000_000), legsMax: 20 }
const label: Label = { home: 'Kestrel Vale', away: 'Umberly Cross', kind: '1x2', line: null, outcomes: ['home', 'draw', 'away'] }
const pick = (marketId: string, price: number, fixtureId = `f${marketId}`): HeldAction => ({
  type: 'pick',
  toggle: { type: 'toggle', marketId, fixtureId, outcome: 'home', price: odds(price) },
  label,
})
const after = (...actions: HeldAction[]): Held => actions.reduce(reduceHeld, emptyHeld)
const changed = (marketId: string, price: number): HeldAction => ({ type: 'market-changed', marketId, status: 'open', priceOf: () => odds(price) })
const first = (held: Held) => {
  const [draft] = draftsOf(held)
  if (!draft) throw new Error('the slip is empty')
  return draft
}

describe('the bet slip', () => {
  it('is one accumulator or several singles, each with its own stake', () => {
    const two = after(pick('1', 2000), pick('2', 1500), { type: 'stake', text: '7' }, { type: 'single-stake', marketId: '2', text: '3' })
    expect(draftsOf(two).map(({ id, stakeText }) => [id, stakeText])).toEqual([['all', '7']])
    expect(draftsOf(reduceHeld(two, { type: 'mode', mode: 'singles' })).map(({ id, stakeText }) => [id, stakeText])).toEqual([
      ['1', ''],
      ['2', '3'],
    ])
    expect(draftsOf(after(pick('1', 2000))).map(({ id }) => id)).toEqual(['1'])
  })

  it('previews by the rules of the house: price, return, limits', () => {
    const preview = previewOf(first(after(pick('1', 2000), pick('2', 1550), { type: 'stake', text: '10' })), { policy: 'none' }, limits)
    expect(preview).toMatchObject({ ready: true, trouble: undefined })
    expect(totalPriceText(preview.price)).toBe('3.10')
    expect(preview.potential && formatMoney(preview.potential)).toBe('$31.00')
  })

  it('BET-02 says the price of twenty long shots, which is larger than any bet may pay', () => {
    const many = after(...Array.from({ length: 20 }, (_, at) => pick(String(at + 1), 18_500)), { type: 'stake', text: '10' })
    const preview = previewOf(first(many), { policy: 'none' }, limits)
    expect(preview).toMatchObject({ ready: false, trouble: 'payout_too_large' })
    expect(totalPriceText(preview.price)).toMatch(/^22\d{24}\.\d\d$/)
  })

  it('BET-02 is in the currency of the account, from what is typed to what is sent', () => {
    const euros = limitsOf({ stakeMinMinor: 10, stakeMaxMinor: 500_000, payoutMaxMinor: 10_000_000, legsMax: 20 }, 'EUR')
    const draft = first(after(pick('1', 2000), { type: 'single-stake', marketId: '1', text: '10' }))
    const { stake, potential, largest, ready } = previewOf(draft, { policy: 'none' }, euros)
    expect({ stake, potential, largest, ready }).toEqual({
      stake: money(1000, 'EUR'),
      potential: money(2000, 'EUR'),
      largest: money(500_000, 'EUR'),
      ready: true,
    })
    expect(requestOf(draft, { policy: 'none' }, stake ?? money(0))).toMatchObject({ stake: '10.00', currency: 'EUR' })
  })

  it('refuses a stake below the least, above the most, unreadable, and two selections of one match', () => {
    const trouble = (text: string) =>
      previewOf(first(after(pick('1', 2000), { type: 'single-stake', marketId: '1', text })), { policy: 'none' }, limits).trouble
    expect(['0.05', '5000.01', '1.234', '5'].map(trouble)).toEqual(['stake_too_small', 'stake_too_large', 'amount_not_allowed', undefined])
    expect(previewOf(first(after(pick('1', 2000, 'same'), pick('2', 1500, 'same'), { type: 'stake', text: '5' })), { policy: 'none' }, limits).trouble).toBe(
      'selections_conflict'
    )
  })

  it('BET-02 reads a stake of any keyboard and drops its sign, but makes no other sum of what cannot be read', () => {
    expect(['$5', ' 5 ', '5 €', '١٢', '۱۲٫۵', '1,50', '1e5', '-5', '5 or 6', '0000000001234'].map(stakeTyped)).toEqual([
      '5',
      '5',
      '5',
      '12',
      '12.5',
      '1,50',
      '1e5',
      '-5',
      '5or6',
      '0000000001234',
    ])
  })

  it('says a trouble once: of several bets at its own, else for the slip', () => {
    expect((['refused', 'unknown', 'funds'] as const).map((kind) => [isToldAtField(kind, 1), isToldAtField(kind, 3)])).toEqual([
      [false, true],
      [false, true],
      [false, false],
    ])
  })

  it('shows a changed price and waits until it is accepted, unless the player takes all prices', () => {
    const moved = after(pick('1', 2000), { type: 'single-stake', marketId: '1', text: '5' }, changed('1', 1900))
    expect(previewOf(first(moved), { policy: 'none' }, limits)).toMatchObject({ ready: false, trouble: 'price_changed' })
    expect(previewOf(first(moved), { policy: 'higher' }, limits).ready).toBe(false)
    expect(previewOf(first(moved), { policy: 'any' }, limits).ready).toBe(true)
    expect(previewOf(first(reduceHeld(moved, { type: 'accept-prices' })), { policy: 'none' }, limits)).toMatchObject({ ready: true })
  })

  it('forgets labels and stakes with their selections', () => {
    const held = after(pick('1', 2000), { type: 'single-stake', marketId: '1', text: '5' }, pick('1', 2000))
    expect(held).toMatchObject({ slip: { items: [], stakeText: '' }, labels: {}, stakes: {} })
  })

  it('comes back from the storage as it was, and a slip of another shape is dropped', () => {
    const held = after(pick('1', 2000))
    expect(readKept(JSON.stringify({ version: 2, held }))).toEqual(held)
    for (const junk of [null, '', '{', '{"version":0}', '{"version":2,"held":{"slip":{}}}', '[]']) expect(readKept(junk)).toEqual(emptyHeld)
  })

  it('sends what the player saw, as JSON text', () => {
    const held = after(pick('1', 1850))
    expect(requestOf(first(held), { policy: 'higher' }, money(550))).toEqual({
      selections: '[{"market_id":"1","outcome":"home","price":1.85}]',
      stake: '5.50',
      currency: 'USD',
      price_policy: 'higher',
    })
  })
})

describe('placing', () => {
  const words = { unknown: 'not known', failed: 'failed' }
  const answer = (body: object, status = 200) => Response.json(body, { status })
  function serve(...answers: (Response | Error)[]) {
    const keys: (string | null)[] = []
    vi.stubGlobal('document', { documentElement: { lang: 'en' } })
    vi.stubGlobal('localStorage', { setItem: () => undefined, getItem: () => null })
    vi.stubGlobal('window', { addEventListener: () => undefined })
    vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
    vi.stubGlobal('fetch', (_: string, { headers }: { headers: Record<string, string> }) => {
      keys.push(headers['Idempotency-Key'] ?? null)
      const next = answers.shift() ?? new Error('no more answers')
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    })
    return keys
  }
  const bet = { id: '5', state: 'open', legs: [] }
  const offline = () => new TypeError('Failed to fetch')

  afterEach(() => {
    slipStore.dispatch({ type: 'clear' })
    slipStore.forgetPlaced()
    vi.unstubAllGlobals()
  })

  it('BET-02 keeps its key over a lost connection and a second press, so that the bet is never placed twice', async () => {
    const keys = serve(offline(), offline(), offline(), offline(), answer({ data: { bet } }))
    slipStore.dispatch(pick('1', 2000))
    slipStore.dispatch({ type: 'single-stake', marketId: '1', text: '5' })
    await placeSlip(limits, '7', words)
    expect(slipStore.get()).toMatchObject({ troubles: { 1: { kind: 'unknown', text: 'not known' } }, sending: false })
    await placeSlip(limits, '7', words)
    expect(new Set(keys).size).toBe(1)
    expect(slipStore.get()).toMatchObject({ placed: [{ id: '5' }], held: { slip: { items: [] }, attempts: {} } })
  })

  const reused = () =>
    answer({ error: { type: 'InvalidRequestException', code: 'idempotency_key_reused', message: 'reused', error_data: {}, invalid_parameters: {} } }, 409)
  const failed = () =>
    answer({ error: { type: 'ApplicationUnavailableException', code: 'unavailable', message: 'away', error_data: {}, invalid_parameters: {} } }, 503)

  it('BET-02 is not placed twice where its price has moved since the connection was lost: what was taken is asked for and shown', async () => {
    const keys = serve(offline(), offline(), offline(), offline(), reused(), answer({ data: { bet } }))
    slipStore.dispatch(pick('1', 2000))
    slipStore.dispatch({ type: 'single-stake', marketId: '1', text: '5' })
    await placeSlip(limits, '7', words)
    slipStore.dispatch(changed('1', 1900))
    slipStore.dispatch({ type: 'accept-prices' })
    await placeSlip(limits, '7', words)
    expect(new Set(keys).size).toBe(1)
    expect(slipStore.get()).toMatchObject({ placed: [{ id: '5' }], troubles: {}, held: { slip: { items: [] }, attempts: {} } })
  })

  it('BET-02 keeps its key over a server that fails', async () => {
    const keys = serve(failed(), answer({ data: { bet } }))
    slipStore.dispatch(pick('1', 2000))
    slipStore.dispatch({ type: 'single-stake', marketId: '1', text: '5' })
    await placeSlip(limits, '7', words)
    expect(slipStore.get()).toMatchObject({ troubles: { 1: { text: 'away' } } })
    await placeSlip(limits, '7', words)
    expect(new Set(keys).size).toBe(1)
    expect(slipStore.get().placed).toHaveLength(1)
  })

  it('BET-02 shows an accumulator of which nothing was heard, and places the other one that stands in the slip now', async () => {
    const keys = serve(offline(), offline(), offline(), offline(), reused(), answer({ data: { bet } }), answer({ data: { bet: { ...bet, id: '6' } } }))
    for (const market of ['1', '2']) slipStore.dispatch(pick(market, 2000))
    slipStore.dispatch({ type: 'stake', text: '5' })
    await placeSlip(limits, '7', words)
    slipStore.dispatch(pick('3', 1500))
    await placeSlip(limits, '7', words)
    expect(new Set(keys).size).toBe(2)
    expect(slipStore.get()).toMatchObject({ placed: [{ id: '5' }, { id: '6' }], held: { slip: { items: [] }, attempts: {} } })
  })

  const refused = (code: string) => answer({ error: { type: 'InvalidRequestException', code, message: 'No.', error_data: {}, invalid_parameters: {} } }, 409)

  it('BET-02 asks for what one player has sent never in the name of the next one of this browser, and knows it when the first comes back', async () => {
    const keys = serve(offline(), offline(), offline(), offline(), answer({ data: { bet: { ...bet, id: '6' } } }), answer({ data: { bet } }))
    const single = () => {
      slipStore.dispatch(pick('1', 2000))
      slipStore.dispatch({ type: 'single-stake', marketId: '1', text: '5' })
    }
    single()
    await placeSlip(limits, '7', words)
    await placeSlip(limits, '8', words)
    expect(slipStore.get()).toMatchObject({ placed: [{ id: '6' }], held: { slip: { items: [] }, attempts: { 7: { 1: { key: keys[0] } } } } })
    single()
    await placeSlip(limits, '7', words)
    expect(keys.map((key) => key === keys[0])).toEqual([true, true, true, true, false, true])
    expect(slipStore.get()).toMatchObject({ placed: [{ id: '5' }], held: { attempts: {} } })
  })

  it('BET-02 keeps the key of what was not answered though another stake is refused under it: the first may still be on its way', async () => {
    const keys = serve(offline(), offline(), offline(), offline(), refused('insufficient_funds'), reused(), answer({ data: { bet } }))
    slipStore.dispatch(pick('1', 2000))
    for (const text of ['5', '6', '4']) {
      slipStore.dispatch({ type: 'single-stake', marketId: '1', text })
      await placeSlip(limits, '7', words)
    }
    expect(new Set(keys).size).toBe(1)
    expect(slipStore.get()).toMatchObject({ placed: [{ id: '5' }], troubles: {}, held: { slip: { items: [] }, attempts: {} } })
  })

  it('BET-02 leaves the storage to what the player does: a price that moves in one tab takes nothing back that another has written', () => {
    serve()
    const written: string[] = []
    vi.stubGlobal('localStorage', { setItem: (_: string, text: string) => written.push(text), getItem: () => null })
    slipStore.dispatch(pick('1', 2000))
    slipStore.dispatch(changed('1', 1900))
    expect(written).toHaveLength(1)
    expect(slipStore.get().held.slip.items[0]?.offer.price).toBe(1900)
  })

  it('learns the prices of a refusal, says its sentence, and a new try may only be taken instead of the first', async () => {
    const refusal = {
      error: {
        type: 'InvalidRequestException',
        code: 'price_changed',
        message: 'The price has changed.',
        error_data: { selections: [{ market_id: '1', outcome: 'home', price: 1.9, status: 'changed' }] },
        invalid_parameters: {},
      },
    }
    const keys = serve(answer(refusal, 409), answer({ data: { bet } }))
    slipStore.dispatch(pick('1', 2000))
    slipStore.dispatch({ type: 'single-stake', marketId: '1', text: '5' })
    await placeSlip(limits, '7', words)
    expect(slipStore.get().troubles['1']).toEqual({ kind: 'refused', text: 'The price has changed.' })
    expect(slipStore.get().held.slip.items[0]?.offer.price).toBe(1900)
    slipStore.dispatch({ type: 'accept-prices' })
    await placeSlip(limits, '7', words)
    expect(new Set(keys).size).toBe(1)
    expect(slipStore.get()).toMatchObject({ placed: [{ id: '5' }], held: { attempts: {} } })
  })

  it('places singles one by one: what was taken leaves the slip, what was refused stays with its reason', async () => {
    serve(
      answer(
        { error: { type: 'UserNeedDepositException', code: 'insufficient_funds', message: 'Not enough money.', error_data: {}, invalid_parameters: {} } },
        409
      ),
      answer({ data: { bet } })
    )
    slipStore.dispatch(pick('1', 2000))
    slipStore.dispatch(pick('2', 3000))
    slipStore.dispatch({ type: 'mode', mode: 'singles' })
    for (const marketId of ['1', '2']) slipStore.dispatch({ type: 'single-stake', marketId, text: '5' })
    await placeSlip(limits, '7', words)
    const { held, troubles, placed } = slipStore.get()
    expect(held.slip.items.map(({ marketId }) => marketId)).toEqual(['1'])
    expect(troubles).toEqual({ 1: { kind: 'funds', text: 'Not enough money.' } })
    expect(placed).toHaveLength(1)
  })
})
