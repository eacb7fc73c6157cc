import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Limits } from './limits.ts'
import { limitMemory, readEveryMs } from './stake-limits.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const limitsWith = (kind: 'stake' | 'deposit') =>
  ({
    limits: [{ kind, period: 1, limit: usd(10), available: usd(5), ends_at: null, change: null }],
  }) as unknown as Limits

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the memory of what limits leave', () => {
  it('reads once for any number of bets and rounds in its pause, and never for a player without a limit of stakes', async () => {
    const read = vi.fn<() => Promise<Limits>>(() => Promise.resolve(limitsWith('stake')))
    const memory = limitMemory(read, () => Date.now())
    await memory.readNow('7')
    for (let rounds = 0; rounds < 50; rounds += 1) memory.used('7')
    await vi.advanceTimersByTimeAsync(readEveryMs - 1)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(read).toHaveBeenCalledTimes(2)
    read.mockResolvedValue(limitsWith('deposit'))
    await memory.readNow('7')
    memory.used('7')
    await vi.advanceTimersByTimeAsync(10 * readEveryMs)
    expect(read).toHaveBeenCalledTimes(3)
  })

  it('tells nobody what another player’s limits leave', async () => {
    let answer = (_: Limits): void => undefined
    const memory = limitMemory(
      () => new Promise((resolve) => (answer = resolve)),
      () => Date.now()
    )
    const first = memory.readNow('7')
    const ofFirst = answer
    void memory.readNow('8')
    ofFirst(limitsWith('stake'))
    await first
    expect(memory.get()).toEqual({ player: '8', limits: undefined })
  })
})
