import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const sent: { headers: Record<string, string>; body: string }[] = []
let answers: (Response | Error)[] = []

/** The frame of a game as the server wrote it. */
async function frameOf(boot: object) {
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(boot) }) })
  return import('./api.ts')
}
const stake = { sysname: 'dicebox', stake: '1' }
const played = () => Response.json({ data: { round: '5' } })

describe('a call of a game', () => {
  beforeEach(() => {
    vi.resetModules()
    sent.length = 0
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
    vi.stubGlobal('setTimeout', (run: () => void) => queueMicrotask(run))
    vi.stubGlobal('fetch', (_: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
      sent.push({ headers, body })
      const next = answers.shift() ?? new Error('no more answers')
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next)
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('GAM-23 a call for money is sent again with its key, its body and its player until there is an answer', async () => {
    const { call } = await frameOf({ locale: 'en', player: '7' })
    answers = [new TypeError('lost'), new Response('restarting', { status: 502 }), played()]
    const links: boolean[] = []
    const onLink = (isThere: boolean) => links.push(isThere)
    expect(await call('games.play', stake, { method: 'POST', onLink })).toEqual({ data: { round: '5' } })
    expect(links).toEqual([false, false, true])
    expect(sent).toHaveLength(3)
    for (const one of sent) expect(one).toEqual(sent[0])
    expect(sent[0]?.headers['ante-player']).toBe('7')
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual(stake)
  })

  it('a call for play money names no player', async () => {
    const { call } = await frameOf({ locale: 'en' })
    answers = [played()]
    await call('games.demo', stake, { method: 'POST', onLink: () => undefined })
    expect(sent[0]?.headers).not.toHaveProperty('ante-player')
  })
})
