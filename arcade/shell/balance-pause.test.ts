import { type Money, money } from '@ante/kit/money'
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

/** A game that shows 50.00, and the server whose answers come when they are told to. */
function beside() {
  const { pause } = scene()
  const answers: ((now: Money | undefined) => void)[] = []
  const taken: bigint[] = []
  const site = {
    read: () => new Promise<Money | undefined>((resolve) => answers.push(resolve)),
    take: (now: Money) => {
      taken.push(now.minor)
      pause.show(now)
    },
  }
  pause.show(money(5000n))
  return {
    pause,
    taken,
    answers,
    follow: (minor: bigint) => pause.follow(money(minor), site),
    answer: (now: Money | undefined) => answers.shift()?.(now),
  }
}

test('GAME-02 a game takes the balance of the server when the site says another one than the game shows', async () => {
  const { taken, follow, answer } = beside()
  const following = follow(6000n)
  answer(money(6100n))
  await following
  expect(taken).toEqual([6100n])
})

test('GAME-02 a game asks for no balance while the site says the same, or while a round is running', async () => {
  const { pause, answers, follow } = beside()
  await follow(5000n)
  await pause.during(() => follow(9000n), never)
  pause.start()
  await follow(9000n)
  expect(answers).toEqual([])
})

test('GAME-02 a balance that was asked for before a round is not taken during it or after it', async () => {
  const { pause, taken, follow, answer } = beside()
  const [during, after] = [follow(6000n), follow(6000n)]
  await pause.during(async () => {
    answer(money(9000n))
    await during
    pause.show(money(4800n))
  }, never)
  answer(money(6000n))
  await after
  expect(taken).toEqual([])
})

test('GAME-02 of two balances that were asked for the one that is answered first is taken, and none where the server is away', async () => {
  const { taken, follow, answer } = beside()
  const both = [follow(6000n), follow(7000n)]
  answer(money(7000n))
  answer(money(6000n))
  await Promise.all(both)
  const away = follow(8000n)
  answer(undefined)
  await away
  expect(taken).toEqual([7000n])
})
