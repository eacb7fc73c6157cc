import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { liveConnection } from './live-connection.ts'

class FakeSocket {
  static all: FakeSocket[] = []
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly address: string
  constructor(address: string) {
    this.address = address
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(code = 1000) {
    this.onclose?.({ code })
  }
  say(frame: object) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
}
const socket = () => {
  const last = FakeSocket.all.at(-1)
  if (!last) throw new Error('no socket was opened')
  return last
}
async function opened() {
  await vi.advanceTimersByTimeAsync(0)
  socket().onopen?.()
  socket().say({ type: 'ready' })
}

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(async () => new Response(JSON.stringify({ data: { token: 'one-use' } })))
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ignore = () => undefined
const topic = 'sportsbook.fixture'

describe('the live connection', () => {
  it('PWA-17 the token goes in the first message, never in the address', async () => {
    liveConnection('ws://x/ws').subscribe(topic, '7', ignore)
    await opened()
    expect(socket().address).toBe('ws://x/ws')
    expect(socket().sent).toEqual([
      { type: 'auth', token: 'one-use' },
      { type: 'subscribe', topic, key: '7' },
    ])
  })

  it('frames arrive in order; one that came already is dropped', async () => {
    const heard = vi.fn<(data: unknown) => void>()
    liveConnection('ws://x/ws').subscribe(topic, '7', heard)
    await opened()
    socket().say({ topic, key: '7', seq: 4, data: 'all', snapshot: true })
    socket().say({ topic, key: '7', seq: 5, data: 'a' })
    socket().say({ topic, key: '7', seq: 5, data: 'a again' })
    socket().say({ topic, key: '8', seq: 6, data: 'of another' })
    expect(heard.mock.calls).toEqual([['all'], ['a']])
  })

  it('a missing number asks for a snapshot, and nothing after the gap is told before it', async () => {
    const heard = vi.fn<(data: unknown) => void>()
    liveConnection('ws://x/ws').subscribe(topic, '7', heard)
    await opened()
    socket().say({ topic, key: '7', seq: 1, data: 'a', snapshot: true })
    socket().say({ topic, key: '7', seq: 3, data: 'c' })
    expect(heard.mock.calls).toEqual([['a']])
    expect(socket().sent.at(-1)).toEqual({ type: 'subscribe', topic, key: '7' })
    socket().say({ topic, key: '7', seq: 3, data: 'whole', snapshot: true })
    expect(heard.mock.calls).toEqual([['a'], ['whole']])
  })

  it('comes back after a loss and subscribes again; the pages know when it is not there', async () => {
    const seen: boolean[] = []
    const connection = liveConnection('ws://x/ws')
    connection.subscribe(topic, '7', ignore)
    connection.watch((connected) => seen.push(connected))
    await opened()
    socket().close()
    expect(seen).toEqual([false, true, false])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(FakeSocket.all).toHaveLength(2)
    await opened()
    expect(socket().sent).toContainEqual({ type: 'subscribe', topic, key: '7' })
    expect(seen.at(-1)).toBe(true)
  })

  it('what is subscribed while the server has not answered yet is asked for too', async () => {
    const connection = liveConnection('ws://x/ws')
    connection.subscribe(topic, '7', ignore)
    await vi.advanceTimersByTimeAsync(0)
    socket().onopen?.()
    connection.subscribe(topic, '8', ignore)
    socket().say({ type: 'ready' })
    expect(socket().sent.filter(({ type, key }) => type === 'subscribe' && key === '8')).toHaveLength(1)
  })

  it('a snapshot that was read before what is told already is not told, and is asked for again', async () => {
    const heard = vi.fn<(data: unknown) => void>()
    const connection = liveConnection('ws://x/ws')
    connection.subscribe(topic, '7', heard)
    await opened()
    socket().say({ topic, key: '7', seq: 4, data: 'four', snapshot: true })
    connection.subscribe(topic, '7', ignore)
    socket().say({ topic, key: '7', seq: 5, data: 'five' })
    socket().sent = []
    socket().say({ topic, key: '7', seq: 4, data: 'four', snapshot: true })
    expect(socket().sent).toEqual([{ type: 'subscribe', topic, key: '7' }])
    socket().say({ topic, key: '7', seq: 5, data: 'five', snapshot: true })
    expect(heard.mock.calls).toEqual([['four'], ['five'], ['five']])
  })

  it('numbers start anew with every socket', async () => {
    const heard = vi.fn<(data: unknown) => void>()
    liveConnection('ws://x/ws').subscribe(topic, '7', heard)
    await opened()
    socket().say({ topic, key: '7', seq: 9, data: 'before', snapshot: true })
    socket().close()
    await vi.advanceTimersByTimeAsync(2_000)
    await opened()
    socket().say({ topic, key: '7', seq: 0, data: 'after', snapshot: true })
    socket().say({ topic, key: '7', seq: 1, data: 'next' })
    expect(heard.mock.calls).toEqual([['before'], ['after'], ['next']])
  })

  it('RG-11 says so when the server closes the socket of a session that has ended, and not when it is merely lost', async () => {
    const ended = vi.fn<() => void>()
    const connection = liveConnection('ws://x/ws')
    const leave = connection.whenEnded(ended)
    connection.subscribe(topic, '7', ignore)
    await opened()
    socket().close(1006)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    await opened()
    socket().close(4403)
    expect(ended).toHaveBeenCalledTimes(1)
    leave()
    await vi.advanceTimersByTimeAsync(4_000)
    await opened()
    socket().close(4403)
    expect(ended).toHaveBeenCalledTimes(1)
  })

  it('closes when nobody listens any more', async () => {
    const leave = liveConnection('ws://x/ws').subscribe(topic, '7', ignore)
    await opened()
    const close = vi.spyOn(socket(), 'close')
    leave()
    expect(socket().sent.at(-1)).toEqual({ type: 'unsubscribe', topic, key: '7' })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(close).toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
