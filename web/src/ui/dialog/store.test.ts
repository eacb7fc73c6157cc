import { describe, expect, it, vi } from 'vitest'
import { dialogStore } from './store.ts'

const dialog = (name: string, more = {}) => ({ name, title: name, content: null, ...more })
const names = (store: ReturnType<typeof dialogStore>) => store.list().map(({ name }) => name)

describe('dialogs', () => {
  it('DLG-01 opening adds to the list; the same name opens once', () => {
    const store = dialogStore()
    const id = store.open(dialog('a'))
    store.open(dialog('b'))
    expect(store.open(dialog('a'))).toBe(id)
    expect(names(store)).toEqual(['a', 'b'])
  })

  it('DLG-04, DLG-05 a prevented close needs to be immediate', () => {
    const store = dialogStore()
    const id = store.open(dialog('a', { preventClose: true }))
    expect(store.close(id)).toBe(false)
    expect(names(store)).toEqual(['a'])
    expect(store.close(id, { immediate: true })).toBe(true)
    expect(names(store)).toEqual([])
  })

  it('DLG-06 closing runs the before-close hook, then the closed hook', () => {
    const store = dialogStore()
    const calls: string[] = []
    const id = store.open(
      dialog('a', {
        beforeClose: () => calls.push(`before, ${names(store).length} open`),
        closed: () => calls.push(`closed, ${names(store).length} open`),
      })
    )
    store.close(id)
    expect(calls).toEqual(['before, 1 open', 'closed, 0 open'])
  })

  it('DLG-07 a queue shows one after another', () => {
    const store = dialogStore()
    const first = store.open(dialog('open'))
    store.queue(dialog('one'))
    store.queue(dialog('two'))
    expect(names(store)).toEqual(['open'])
    store.close(first)
    expect(names(store)).toEqual(['one'])
    store.closeByName('one')
    expect(names(store)).toEqual(['two'])
    store.closeByName('two')
    expect(names(store)).toEqual([])
  })

  it('DLG-07 what waits is forgotten when whom it was for has left, and a confirm can wait too', async () => {
    const store = dialogStore()
    const first = store.open(dialog('open'))
    const answer = store.confirm(dialog('asked'), { queued: true })
    store.queue(dialog('later'))
    expect(names(store)).toEqual(['open'])
    store.close(first)
    expect(names(store)).toEqual(['asked'])
    store.dropWaiting()
    store.closeByName('asked', { result: true })
    await expect(answer).resolves.toBe(true)
    expect(names(store)).toEqual([])
  })

  it('DLG-14, DLG-15 a confirm answers true only for agree', async () => {
    const store = dialogStore()
    const agreed = store.confirm(dialog('c'))
    store.closeByName('c', { result: true })
    await expect(agreed).resolves.toBe(true)
    const left = store.confirm(dialog('c'))
    store.closeByName('c')
    await expect(left).resolves.toBe(false)
  })

  it('DLG-03 listeners see the list become empty only when the last is closed', () => {
    const store = dialogStore()
    const seen = vi.fn<() => number>(() => store.list().length)
    store.subscribe(seen)
    const a = store.open(dialog('a'))
    const b = store.open(dialog('b'))
    store.close(a)
    store.close(b)
    expect(seen.mock.results.map(({ value }) => value)).toEqual([1, 2, 1, 0])
  })
})
