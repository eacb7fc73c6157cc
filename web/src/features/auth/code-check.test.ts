import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type CodeState, codePauseMs, createCodeCheck } from './code-check.ts'

/** A check whose answers the test gives. */
function started() {
  const told: CodeState[] = []
  const asked: { code: string; answer: (isValid: boolean) => void; fail: () => void }[] = []
  const check = createCodeCheck(
    (code) => new Promise((answer, fail) => void asked.push({ code, answer, fail: () => fail(new Error('offline')) })),
    (state) => told.push(state)
  )
  return { told, asked, check }
}

describe('the check of a promo code while it is typed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('REG-14 VAL-80 CONST-06 one call goes 300 ms after the last key, and is loading until it is answered', async () => {
    expect(codePauseMs).toBe(300)
    const { told, asked, check } = started()
    for (const code of ['S', 'SP', ' SPRING ']) {
      check.typed(code)
      vi.advanceTimersByTime(299)
    }
    expect(asked).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(asked.map(({ code }) => code)).toEqual(['SPRING'])
    expect(told.at(-1)).toBe('loading')
    asked[0]?.answer(true)
    await vi.runAllTimersAsync()
    expect(told.at(-1)).toBe('valid')
    check.typed('SPRINGS')
    vi.advanceTimersByTime(300)
    asked[1]?.answer(false)
    await vi.runAllTimersAsync()
    expect(told.slice(-2)).toEqual(['loading', 'invalid'])
  })

  it('REG-14 what is answered about an older code is not told', async () => {
    const { told, asked, check } = started()
    check.typed('OLD')
    vi.advanceTimersByTime(300)
    check.typed('NEWER')
    asked[0]?.answer(true)
    await vi.advanceTimersByTimeAsync(299)
    expect(told).toEqual(['loading', 'loading'])
    vi.advanceTimersByTime(1)
    asked[1]?.answer(false)
    await vi.runAllTimersAsync()
    expect(told.at(-1)).toBe('invalid')
  })

  it('VAL-78 CONST-06 one character is a code, none is not: nothing is asked about it', async () => {
    const { told, asked, check } = started()
    check.typed('A')
    vi.advanceTimersByTime(300)
    expect(asked.map(({ code }) => code)).toEqual(['A'])
    check.typed('  ')
    await vi.advanceTimersByTimeAsync(300)
    expect(asked).toHaveLength(1)
    expect(told.at(-1)).toBe('none')
  })

  it('without an answer nothing is claimed', async () => {
    const { told, asked, check } = started()
    check.typed('SPRING')
    vi.advanceTimersByTime(300)
    asked[0]?.fail()
    await vi.runAllTimersAsync()
    expect(told.at(-1)).toBe('none')
  })
})
