import { afterEach, expect, test, vi } from 'vitest'
import type { GameHost } from './game-client.ts'
import type { Round } from './table.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' }) as const

/** As much of an element as the line uses. */
class Part {
  hidden = false
  parts: (Part | string)[] = []
  setAttribute(name: string): void {
    if (name === 'hidden') this.hidden = true
  }
  append(...parts: (Part | string)[]): void {
    this.parts.push(...parts)
  }
  replaceChildren(...parts: (Part | string)[]): void {
    this.parts = parts
  }
  get text(): string {
    return this.parts.map((part) => (typeof part === 'string' ? part : part.text)).join('')
  }
}

afterEach(() => vi.unstubAllGlobals())

async function lineOf() {
  const boot = {
    locale: 'en',
    mode: 'real',
    sysname: 'combination',
    messages: { jackpotWon: '{level} jackpot: {amount}' },
  }
  vi.stubGlobal('document', {
    hidden: false,
    getElementById: () => ({ textContent: JSON.stringify(boot) }),
    createElement: () => new Part(),
  })
  vi.stubGlobal('setInterval', vi.fn<() => void>())
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const { JackpotLine } = await import('./jackpot-line.ts')
  const levels = [{ name: 'mini', title: 'Mini', amount: usd(10.4) }]
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that it reads of a frame.
  return new JackpotLine({ table: { info: { jackpot: { id: '7', levels } } } } as unknown as GameHost)
}

test('JKP-3 a jackpot that a step won is paid once, and told by that step and again as its round ends', async () => {
  const line = await lineOf()
  const jackpot = { id: '7', level: 'mini', amount: usd(10.4) }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- All that it reads of a round.
  const step = (id: string, status: Round['status'], won = true) =>
    ({ id, status, ...(won && { jackpot }) }) as unknown as Round
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What `createElement` made.
  const said = (round: Round): string | undefined => (line.say(round) as unknown as Part | undefined)?.text

  expect(line.wonBy(step('1', 'open', false))).toBe(0n)
  expect(said(step('1', 'open', false))).toBeUndefined()

  expect(line.wonBy(step('1', 'open'))).toBe(1040n)
  expect(said(step('1', 'open'))).toBe('Mini jackpot: $10.40')
  expect(line.wonBy(step('1', 'open')), 'paid once').toBe(0n)
  expect(said(step('1', 'open')), 'not by every step').toBeUndefined()

  expect(line.wonBy(step('1', 'finished')), 'paid already').toBe(0n)
  expect(said(step('1', 'finished')), 'the last win counts it').toBe('Mini jackpot: $10.40')

  expect(line.wonBy(step('2', 'finished'))).toBe(1040n)
  expect(said(step('2', 'finished'))).toBe('Mini jackpot: $10.40')
})
