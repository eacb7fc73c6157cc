import { messagesOf } from '@ante/texts'
import { describe, expect, it, vi } from 'vitest'
import { areasOf } from './areas.ts'
import { inlineJson, textStore } from './texts.tsx'

describe('texts of a page', () => {
  it('a page is sent with its areas; what is missing is loaded once and told', async () => {
    const { common, shell } = messagesOf('en')
    const load = vi.fn<() => Promise<ReturnType<typeof messagesOf>>>(() => Promise.resolve(messagesOf('en')))
    const store = textStore({ common, shell }, load)
    const told = vi.fn<() => void>()
    store.subscribe(told)
    await store.ensure(['common'])
    expect(load).not.toHaveBeenCalled()
    await Promise.all([store.ensure(['auth']), store.ensure(['fields'])])
    expect(load).toHaveBeenCalledTimes(1)
    expect(told).toHaveBeenCalledTimes(1)
    expect(store.get().auth).toBe(messagesOf('en').auth)
  })

  it('CMS-27 ERR-40 a failed load is logged, the page goes on, and the next need tries again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const load = vi
      .fn<() => Promise<ReturnType<typeof messagesOf>>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(messagesOf('ar'))
    const store = textStore({}, load)
    await store.ensure(['auth'])
    expect(logged).toHaveBeenCalled()
    expect(store.get().auth).toBeUndefined()
    await store.ensure(['auth'])
    expect(store.get().auth).toBeDefined()
    logged.mockRestore()
  })

  it('every path has the areas of every page, and its own', () => {
    expect(areasOf('/')).toContain('home')
    expect(areasOf('/game/plumb')).toContain('game')
    // The jackpot that bets feed stands above the matches.
    expect(areasOf('/betting/1')).toContain('areas')
    expect(areasOf('/constructor')).toEqual(areasOf('/nowhere'))
  })

  it('inline JSON cannot end its script element', () => {
    expect(inlineJson({ a: '</script><b>' })).not.toContain('<')
    expect(JSON.parse(inlineJson({ a: '</script>' }))).toEqual({ a: '</script>' })
  })
})
