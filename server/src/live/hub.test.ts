import { describe, expect, test } from 'vitest'
import type { Frame } from './frame.ts'
import { createHub } from './hub.ts'

describe('the hub', () => {
  const readsInto = (frames: { seq: number }[]) => ({
    send: (frame: Frame) => void frames.push(JSON.parse(frame.text) as { seq: number }),
  })
  const settled = async (isDone: () => boolean): Promise<void> => {
    while (!isDone()) await new Promise((done) => setImmediate(done))
  }
  test('numbers each channel and leaves a gap where there is no data', async () => {
    const hub = createHub()
    const frames: { seq: number }[] = []
    const listener = readsInto(frames)
    hub.subscribe(listener, 'a', '1')
    hub.tell([
      { topic: 'a', key: '1', data: { n: 1 } },
      { topic: 'a', key: '1', data: null },
      { topic: 'a', key: '1', data: { n: 3 } },
      { topic: 'a', key: '2', data: { n: 9 } },
    ])
    await settled(() => frames.length === 2)
    expect(frames.map((frame) => frame.seq)).toEqual([1, 3])
    hub.leave(listener)
    hub.tell([{ topic: 'a', key: '1', data: { n: 4 } }])
    hub.subscribe(listener, 'b', '1')
    hub.tell([{ topic: 'b', key: '1', data: { n: 5 } }])
    await settled(() => frames.length === 3)
    expect(frames[2]).toMatchObject({ topic: 'b', seq: 1 })
  })
  test('tells a crowd in its order, and a player’s own message does not wait for the crowd', async () => {
    const hub = createHub()
    const order: string[] = []
    const crowd = Array.from({ length: 3000 }, (_, who) => ({ heard: [] as number[], who }))
    for (const one of crowd) {
      hub.subscribe(
        {
          send: (frame) => {
            one.heard.push((JSON.parse(frame.text) as { seq: number }).seq)
            if (one.who === crowd.length - 1) order.push('crowd')
          },
        },
        'all',
        ''
      )
    }
    hub.subscribe({ send: () => void order.push('own') }, 'own', '7')
    for (let n = 0; n < 3; n++) hub.tell([{ topic: 'all', key: '', data: { n } }])
    hub.tell([{ topic: 'own', key: '7', data: {} }])
    await settled(() => order.length === 4)
    expect(order[0]).toBe('own')
    for (const { heard } of crowd) expect(heard).toEqual([1, 2, 3])
  })
  test('says nothing of the past to who left and came back', async () => {
    const hub = createHub()
    const frames: { seq: number }[] = []
    const listener = readsInto(frames)
    hub.subscribe(listener, 'a', '1')
    hub.tell([
      { topic: 'a', key: '1', data: { n: 1 } },
      { topic: 'a', key: '1', data: { n: 2 } },
    ])
    hub.leave(listener)
    expect(hub.subscribe(listener, 'a', '1')).toBe(0)
    hub.tell([{ topic: 'a', key: '1', data: { n: 3 } }])
    await settled(() => frames.length > 0)
    expect(frames).toEqual([{ topic: 'a', key: '1', seq: 1, data: { n: 3 } }])
  })
})
