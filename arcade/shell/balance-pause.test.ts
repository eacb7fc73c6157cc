import { money } from '@ante/kit/money'
import type { BalanceMessage } from '../rules/frame-message.ts'
import { expect, test } from 'vitest'
import { BalancePause } from './balance-pause.ts'

function scene() {
  const sent: string[] = []
  const timers = new Set<() => void>()
  let now = 0
  const pause = new BalancePause({
    post: ({ paused, main }: BalanceMessage) => sent.push(paused ? `paused ${main?.amount ?? ''}`.trim() : 'shown'),
    every: (_, run) => {
      timers.add(run)
      return () => timers.delete(run)
    },
    now: () => now,
  })
  const pass = (ms: number) => {
    now += ms
    for (const run of timers) run()
  }
  return { pause, sent, pass, timers }
}
const never = () => false

test('GAME-02 the site’s balance is paused before the server is asked and shown again after the reveal', async () => {
  const { pause, sent, timers } = scene()
  pause.show(money(5000n))
  await pause.during(async () => {
    expect(sent).toEqual(['paused'])
    await Promise.resolve()
    pause.show(money(4800n))
    await Promise.resolve()
    expect(sent).toEqual(['paused', 'paused 48'])
    pause.show(money(5000n))
  }, never)
  expect(sent.at(-1)).toBe('shown')
  expect(sent.filter((message) => message === 'shown')).toHaveLength(1)
  expect(timers.size).toBe(0)
})

test('GAME-02 the site’s balance is shown again when a reveal fails', async () => {
  const { pause, sent } = scene()
  const failing = pause.during(() => Promise.reject(new Error('no reveal')), never)
  await expect(failing).rejects.toThrow('no reveal')
  expect(sent).toEqual(['paused', 'shown'])
})

test('GAME-02 bets on a shared round keep the balance paused until that round is shown', async () => {
  const { pause, sent } = scene()
  let isOpen = true
  const isDrawnLater = () => isOpen
  await pause.during(async () => pause.show(money(4700n)), isDrawnLater)
  expect(sent).toEqual(['paused', 'paused 47'])
  await pause.during(async () => {
    isOpen = false
    pause.show(money(5700n))
  }, isDrawnLater)
  expect(sent.slice(2)).toEqual(['paused', 'paused 57', 'shown'])
})

test('GAME-02 a pause is repeated while it lasts and ends after a minute even where the reveal does not', () => {
  const { pause, sent, pass, timers } = scene()
  void pause.during(() => new Promise(() => undefined), never)
  for (let seconds = 2; seconds < 60; seconds += 2) pass(2000)
  expect(sent).toHaveLength(30)
  expect(new Set(sent)).toEqual(new Set(['paused']))
  pass(2000)
  expect(sent.at(-1)).toBe('shown')
  expect(timers.size).toBe(0)
})
