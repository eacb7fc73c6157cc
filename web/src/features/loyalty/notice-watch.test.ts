import { expect, it, vi } from 'vitest'
import { session } from '../../app/session/session.ts'
import { toastMilliseconds, toasts } from '../../ui/toast.tsx'
import { activityEvents, explorer, fetchNotices, watchNotices } from './notice-watch.ts'

const watched = () => {
  const fetch = vi.fn<() => void>()
  const target = new EventTarget()
  return { fetch, target, ...watchNotices(fetch, target) }
}

it('CONST-32 the activity that fetches notices is click, dblclick, touchstart, touchmove or touchend', () => {
  expect(activityEvents).toEqual(['click', 'dblclick', 'touchstart', 'touchmove', 'touchend'])
  for (const name of activityEvents) {
    const { fetch, target } = watched()
    target.dispatchEvent(new Event('scroll'))
    expect(fetch).toHaveBeenCalledTimes(0)
    target.dispatchEvent(new Event(name))
    expect(fetch, name).toHaveBeenCalledTimes(1)
  }
})

it('LOY-27 CONST-46 the first activity fetches once and all listeners go', () => {
  const { fetch, target } = watched()
  for (const name of [...activityEvents, ...activityEvents]) target.dispatchEvent(new Event(name))
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('LOY-28 each change of the path fetches again, the first page and the same path do not', () => {
  const { fetch, target, moved } = watched()
  moved('/')
  target.dispatchEvent(new Event('click'))
  expect(fetch).toHaveBeenCalledTimes(1)
  for (const path of ['/', '/loyalty', '/loyalty', '/']) moved(path)
  expect(fetch).toHaveBeenCalledTimes(3)
})

it('LOY-27 LOY-28 a first activity that leads to another page fetches for the page alone, and after leaving nothing does', () => {
  const one = watched()
  one.moved('/')
  one.moved('/loyalty')
  one.target.dispatchEvent(new Event('click'))
  expect(one.fetch).toHaveBeenCalledTimes(1)
  const other = watched()
  other.leave()
  other.target.dispatchEvent(new Event('click'))
  expect(other.fetch).toHaveBeenCalledTimes(0)
})

it('LOY-24 pages that quests may ask for are told once each, and no other page is', () => {
  const told: string[] = []
  const explore = explorer((page) => void told.push(page))
  for (const path of ['/', '/fairness', '/cashier/deposit', '/fairness', '/support']) explore(path)
  expect(told).toEqual(['/fairness', '/support'])
})

it('DLG-49 LOY-30 each notice of the server is told as a toast of the kind of its event, in the words that came with it', async () => {
  const triggers = ['quest', 'level', 'product', 'refund', 'expiry', 'expired', 'adjustment']
  const items = triggers.map((trigger) => ({ id: trigger, trigger, title: `New ${trigger}`, message: 'Well.' }))
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async () => Response.json({ data: { items } }))
  vi.useFakeTimers()
  session.signedIn = true
  await fetchNotices()
  session.signedIn = false
  await fetchNotices()
  // A few at a time; the others come when these have had their time.
  const told: [string, unknown][] = []
  for (let shown = toasts.list(); shown.length > 0; shown = toasts.list()) {
    told.push(...shown.map(({ kind, text }): [string, unknown] => [kind, text]))
    vi.advanceTimersByTime(toastMilliseconds)
  }
  expect(told).toEqual([
    ['quest', 'New quest. Well.'],
    ['level', 'New level. Well.'],
    ...triggers.slice(2).map((trigger) => ['product', `New ${trigger}. Well.`]),
  ])
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
