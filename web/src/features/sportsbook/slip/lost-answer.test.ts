import { money } from '@ante/kit/money'
import { odds } from '@ante/kit/odds'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { attemptOf, draftsOf, emptyHeld, type Held, type HeldAction, type Label, reduceHeld, requestOf, unansweredOf } from './slip.ts'

const limits = { stakeMin: money(10), stakeMax: money(500_000), payoutMax: money(10_000_000), legsMax: 20 }
const label: Label = { home: 'Kestrel Vale', away: 'Umberly Cross', kind: '1x2', line: null, outcomes: ['home', 'draw', 'away'] }
const words = { unknown: 'not known', failed: 'failed' }
const pick = (marketId: string): HeldAction => ({
  type: 'pick',
  toggle: { type: 'toggle', marketId, fixtureId: `f${marketId}`, outcome: 'home', price: odds(2000) },
  label,
})
const stake = (marketId: string, text: string): HeldAction => ({ type: 'single-stake', marketId, text })
const after = (held: Held, ...actions: HeldAction[]): Held => actions.reduce(reduceHeld, held)
const one = { player: '7', draft: '1' }
const single = (held: Held) => {
  const [draft] = draftsOf(held)
  if (!draft) throw new Error('the slip is empty')
  return draft
}
const contentOf = (held: Held, minor: number) => JSON.stringify(requestOf(single(held), held.slip, money(minor)))
const isUnanswered = (attempt: ReturnType<typeof attemptOf>, draft: ReturnType<typeof single>) => unansweredOf(attempt, draft).length > 0
const picked = after(emptyHeld, pick('1'))
const five = contentOf(picked, 500)

describe('BET-02 the key of a bet that was sent', () => {
  it('outlives a refusal: another window may have sent the same, which is still on its way', () => {
    const held = after(picked, { type: 'sent', ...one, key: 'k', content: five }, { type: 'refused', ...one, key: 'k', content: five })
    expect(attemptOf(held, '7', '1')).toEqual({ key: 'k', sent: [five], refused: [five] })
    // Nothing is unknown of it, so nothing is said.
    expect(isUnanswered(attemptOf(held, '7', '1'), single(held))).toBe(false)
    expect(isUnanswered(attemptOf(after(held, { type: 'sent', ...one, key: 'k', content: five }), '7', '1'), single(held))).toBe(true)
  })
  it('is not ended or changed by the late answer to another one', () => {
    const held = after(picked, { type: 'sent', ...one, key: 'k2', content: five })
    for (const late of [
      { type: 'answered', ...one, key: 'k1', leaving: ['1'] },
      { type: 'refused', ...one, key: 'k1', content: five },
    ] as const)
      expect(reduceHeld(held, late)).toEqual(held)
    expect(reduceHeld(held, { type: 'answered', ...one, key: 'k2', leaving: [] }).attempts).toEqual({})
  })
  it('is that of its own selections only: of others that stand in the slip now nothing is unknown', () => {
    const two = after(emptyHeld, pick('1'), pick('2'))
    const sent = after(two, { type: 'sent', player: '7', draft: 'all', key: 'k', content: contentOf(two, 500) })
    expect(isUnanswered(attemptOf(sent, '7', 'all'), single(sent))).toBe(true)
    const others = after(sent, pick('2'), pick('3'))
    expect(isUnanswered(attemptOf(others, '7', 'all'), single(others))).toBe(false)
  })
  it('remembers the last twenty of what was sent under it', () => {
    const all = Array.from({ length: 25 }, (_, at) => contentOf(picked, 500 + at))
    const held = all.reduce((left, content) => after(left, { type: 'sent', ...one, key: 'k', content }, { type: 'refused', ...one, key: 'k', content }), picked)
    expect(attemptOf(held, '7', '1')).toEqual({ key: 'k', sent: all.slice(5), refused: all.slice(5) })
    expect(unansweredOf(attemptOf(held, '7', '1'), single(held))).toEqual([])
  })
})

interface Call {
  key: string | undefined
  player: string | undefined
  stake: FormDataEntryValue | null
}

/** A fresh slip, as after a reload, and a house that answers so. */
async function fresh(storage: Pick<Storage, 'getItem'> & Partial<Pick<Storage, 'setItem'>>, ...answers: (Response | Error)[]) {
  vi.resetModules()
  const calls: Call[] = []
  const listeners = new Map<string, (event: object) => void>()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('window', { addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener) })
  vi.stubGlobal('localStorage', { setItem: () => undefined, ...storage })
  vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
  vi.stubGlobal('fetch', (_: string, { headers, body }: { headers: Record<string, string>; body: FormData }) => {
    calls.push({ key: headers['Idempotency-Key'], player: headers['Ante-Player'], stake: body.get('stake') })
    const next = answers.shift() ?? new Error('no more answers')
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
  })
  const { slipStore } = await import('./store.ts')
  const { placeSlip } = await import('./place.ts')
  slipStore.subscribe(() => undefined)
  await Promise.resolve()
  return { slipStore, calls, hear: (type: string, event: object) => listeners.get(type)?.(event), place: () => placeSlip(limits, '7', words) }
}
const offline = (): Error[] => Array.from({ length: 4 }, () => new TypeError('Failed to fetch'))
const taken = () => Response.json({ data: { bet: { id: '5', state: 'open', legs: [] } } })
const stored = (held: Held, version = 2) => JSON.stringify({ version, held })
const holding = (text: string | null) => ({ getItem: () => text })

describe('BET-02 a slip after a lost answer', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('says for whom each bet is meant, so that none is placed in the name of who came in meanwhile', async () => {
    const { slipStore, calls, place } = await fresh(holding(null), ...offline(), taken())
    for (const action of [pick('1'), stake('1', '5')]) slipStore.dispatch(action)
    await place()
    await place()
    expect(calls.map(({ player }) => player)).toEqual(Array(5).fill('7'))
  })
  it('asks for it as it was sent also where nothing can be placed any more', async () => {
    const { slipStore, calls, place } = await fresh(holding(null), ...offline(), taken())
    for (const action of [pick('1'), stake('1', '5')]) slipStore.dispatch(action)
    await place()
    slipStore.dispatch({ type: 'market-changed', marketId: '1', status: 'closed', priceOf: () => undefined })
    await place()
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1)
    expect(calls.map(({ stake: sum }) => sum)).toEqual(Array(5).fill('5.00'))
    expect(slipStore.get()).toMatchObject({ placed: [{ id: '5' }], held: { slip: { items: [] }, attempts: {} } })
    // Of what was never sent nothing is asked for.
    slipStore.dispatch(pick('2'))
    slipStore.dispatch({ type: 'market-changed', marketId: '2', status: 'closed', priceOf: () => undefined })
    await place()
    expect(calls).toHaveLength(5)
  })
  it('sends nothing that the player has taken back: without its stake, or with another one, it is not asked for', async () => {
    const { slipStore, calls, place } = await fresh(holding(null), ...offline(), taken())
    for (const action of [pick('1'), stake('1', '5')]) slipStore.dispatch(action)
    await place()
    const shut: HeldAction = { type: 'market-changed', marketId: '1', status: 'closed', priceOf: () => undefined }
    for (const action of [stake('1', ''), pick('2'), { type: 'mode', mode: 'singles' }, stake('2', '10')] as const) slipStore.dispatch(action)
    await place()
    for (const action of [shut, stake('1', '6')]) slipStore.dispatch(action)
    await place()
    expect(calls.map(({ stake: sum }) => sum)).toEqual(['5.00', '5.00', '5.00', '5.00', '10.00'])
  })
  it('is remembered over a reload, also when it is empty', async () => {
    const held = after(picked, { type: 'sent', ...one, key: 'k', content: five }, { type: 'remove', marketId: '1' })
    const { slipStore } = await fresh(holding(stored(held)))
    expect(slipStore.get().held).toEqual(held)
  })
  it('hears what another window has sent when its page comes back as it was left', async () => {
    let text: string | null = null
    const { slipStore, hear } = await fresh({ getItem: () => text })
    text = stored(after(picked, { type: 'sent', ...one, key: 'k', content: five }))
    hear('pageshow', { persisted: false })
    expect(slipStore.get().held.attempts).toEqual({})
    hear('pageshow', { persisted: true })
    expect(attemptOf(slipStore.get().held, '7', '1')?.key).toBe('k')
  })
  it('keeps its selections over an update, with the key of what was sent, and is not emptied by a window from before it', async () => {
    const old = stored({ ...picked, attempts: { 1: { key: 'k', content: five, earlier: ['{}'] } } } as unknown as Held, 1)
    const { slipStore, hear } = await fresh({ getItem: (name) => (name === 'player' ? '7 1795000000000' : old) })
    const sent = { ...picked, attempts: { 7: { 1: { key: 'k', sent: ['{}', five] } } } }
    expect(slipStore.get().held).toEqual(sent)
    hear('storage', { key: 'bet_slip', newValue: stored(picked, 1) })
    expect(slipStore.get().held).toEqual(sent)
    hear('storage', { key: 'bet_slip', newValue: stored(picked) })
    expect(slipStore.get().held).toEqual(picked)
    // Nobody knows whose it was: sent again it would be another bet.
    for (const note of [null, '0 1795000000000']) {
      const nobody = await fresh({ getItem: (name) => (name === 'player' ? note : old) })
      expect(nobody.slipStore.get().held).toEqual(emptyHeld)
    }
    expect((await fresh(holding(stored(picked, 1)))).slipStore.get().held).toEqual(picked)
  })
  it('is what the page has, where the storage could not be written', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    const { slipStore, hear } = await fresh({ ...holding(stored(emptyHeld)), setItem: full })
    slipStore.dispatch(pick('1'))
    hear('pageshow', { persisted: true })
    expect(slipStore.get().held).toEqual(picked)
  })
  it('works where the browser keeps nothing for us', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const { slipStore } = await fresh({ getItem: forbidden })
    expect(slipStore.get().held).toEqual(emptyHeld)
  })
})
