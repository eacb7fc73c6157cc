import { describe, expect, it } from 'vitest'
import { below, type Draws } from '../../rules/draws.ts'
import { decimal, fraction, plus, product } from '../../rules/exact/fraction.ts'
import { played } from '../../testing/played.ts'
import { quick } from '../../testing/quick.ts'
import certificate from './certificate.json' with { type: 'json' }
import { bonusOf } from './proof.ts'
import { cabinet, opened } from './rules/cabinet.ts'
import { engine, foxDesign, type FoxesView } from './rules.ts'

const { strips, pays, lines } = foxDesign
const { contents } = cabinet
type Strategy = (found: string, closed: readonly number[], random: Draws) => number

const reelsOf = strips.map((strip) => [...strip, ...strip])

/** A second implementation. No fox is on reel 1, so the symbol there is the only one that a line can pay; the drawers are a list that is shuffled in place. */
function second(from: Draws, strategy: Strategy): { coins: number; picks: number } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = strips.map((strip) => below(from, strip.length))
  const stops = [a, b, c, d, e]
  let coins = 0
  for (const line of lines) {
    const symbol = reelsOf[0]![a + line[0]!]!
    let run = 1
    for (; run < 5; run++) {
      const here = reelsOf[run]![stops[run]! + line[run]!]!
      if (here !== symbol && here !== 'W') break
    }
    if (run >= 3) coins += pays[symbol]?.[run - 1] ?? 0
  }
  let keys = 0
  for (let reel = 0; reel < 5; reel++)
    for (let row = 0; row < 3; row++) if (reelsOf[reel]![stops[reel]! + row] === 'K') keys++
  if (keys < 3) return { coins, picks: 0 }
  coins += [20, 100, 500][keys - 3]!
  const list = [...contents]
  for (let place = 0; place < 15; place++) {
    const other = place + below(from, 15 - place)
    ;[list[place], list[other]] = [list[other] ?? '', list[place] ?? '']
  }
  const closed = list.map((_, drawer) => drawer)
  let [found, foxes, worth, times] = ['', 0, 0, 1 + keys - 3]
  while (foxes < 2 && found.length - foxes < 12) {
    const drawer = strategy(found, closed, quick(found.length))
    closed.splice(closed.indexOf(drawer), 1)
    const item = list[drawer] ?? ''
    found += item
    if (item === 'X') foxes++
    else if (item === 'L') times++
    else worth += 'TFEPJS'.includes(item) ? 'TFEPJS'.indexOf(item) + 1 : 10
  }
  return { coins: coins + 10 * (worth * times + (found.length - foxes === 12 ? 50 : 0)), picks: found.length }
}

const strategies: Readonly<Record<string, Strategy>> = {
  first: (_, closed) => closed[0] ?? 0,
  last: (_, closed) => closed.at(-1) ?? 0,
  // What was found decides: after a fox from the end, after a lamp from the middle.
  led: (found, closed) =>
    (found.endsWith('X') ? closed.at(-1) : found.endsWith('L') ? closed[closed.length >> 1] : closed[0]) ?? 0,
  random: (_, closed, random) => closed[below(random, closed.length)] ?? 0,
}

function round(nonce: number, strategy: Strategy): { coins: number; picks: number } {
  const steps: { drawer: number }[] = []
  for (;;) {
    const now = engine.resolve(quick(nonce), 10n, [null, ...steps])
    if ('refused' in now) throw new Error(now.refused)
    if (!now.open) return { coins: Number(now.winMinor), picks: steps.length }
    const { opened: open = [], found = '' } = now.view.cabinet ?? {}
    const closed = [...contents].flatMap((_, drawer) => (open.includes(drawer) ? [] : [drawer]))
    steps.push({ drawer: strategy(found, closed, quick(steps.length)) })
  }
}

describe('Cabinet of Foxes', () => {
  it(
    'GAM-8 pays a million rounds as a second implementation does, and what its certificate says within 99 %',
    { timeout: 240_000 },
    () => {
      const rounds = 1_000_000
      const ways = Object.values(strategies)
      let [won, opens, hits] = [0, 0, 0]
      for (let nonce = 0; nonce < rounds; nonce++) {
        const strategy = ways[nonce % ways.length]!
        const [now, expected] = [round(nonce, strategy), second(quick(nonce), strategy)]
        if (now.coins !== expected.coins || now.picks !== expected.picks) throw new Error(`round ${nonce}`)
        won += now.coins / 10
        if (now.picks > 0) opens++
        if (now.coins > 0) hits++
      }
      expect(Math.abs(opens / rounds - 0.00856)).toBeLessThan(0.0003)
      expect(Math.abs(hits / rounds - Number(certificate.hit.percent) / 100)).toBeLessThan(0.0015)
      const [rtp, deviation] = [Number(certificate.rtp.percent) / 100, Number(certificate.deviation)]
      expect(Math.abs(won / rounds - rtp) / (deviation / Math.sqrt(rounds))).toBeLessThan(2.576)
    }
  )

  it('GAM-8 pays in the cabinet the same on average whichever drawers are opened: every filling of a small one, counted', () => {
    // Six drawers with three foxes, as in the large one, but few enough to go through all of their fillings.
    const small = 'TBLXXX'
    const fillings = (rest: string): string[] =>
      rest === ''
        ? ['']
        : [...rest].flatMap((item, at) => fillings(rest.slice(0, at) + rest.slice(at + 1)).map((more) => item + more))
    const all = fillings(small)
    const sums = Object.values(strategies).map((strategy) => {
      const paid = new Map<number, number>()
      for (const drawers of all) {
        const picks: number[] = []
        let now = opened(drawers, picks, 0)
        while (!now.isShut) {
          const closed = [...drawers].flatMap((_, drawer) => (picks.includes(drawer) ? [] : [drawer]))
          picks.push(strategy(now.found, closed, quick(picks.length)))
          now = opened(drawers, picks, 0)
        }
        paid.set(now.stakes, (paid.get(now.stakes) ?? 0) + 1)
      }
      return [...paid].toSorted(([a], [b]) => a - b)
    })
    expect(all).toHaveLength(720)
    for (const one of sums) expect(one).toEqual(sums[0])
  })

  it('GAM-8 finds everything once in 35 cabinets, and half of what is there on average', () => {
    const { mean, most } = bonusOf(0)
    expect(most).toEqual({ stakes: 37 * 3 + 50, odds: fraction(1, 35) })
    // Without lamps half of the 37 stakes; each lamp is found with chances of its own.
    const lampless = fraction(37, 2)
    expect(mean.over * lampless.under).toBeGreaterThan(lampless.over * mean.under)
    const two = bonusOf(2)
    // Each lamp that the keys light pays what is found once more.
    expect(decimal(plus(two.mean, product(mean, fraction(-1))), 6)).toBe(decimal(product(lampless, fraction(2)), 6))
  })

  it('GAM-14 fills all drawers before the first one is opened, shows them only at the end, and takes each once', () => {
    const nonce = Array.from({ length: 2000 }, (_, at) => at).find((at) => played(engine, at, 10n, [null]).open) ?? 0
    const drawers = new Set<string>()
    for (const strategy of [strategies['first']!, strategies['last']!, strategies['led']!]) {
      const steps: { drawer: number }[] = []
      let view: FoxesView = played(engine, nonce, 10n, [null]).view
      while (view.drawers === null) {
        const closed = [...contents].flatMap((_, drawer) =>
          steps.some((one) => one.drawer === drawer) ? [] : [drawer]
        )
        steps.push({ drawer: strategy(view.cabinet?.found ?? '', closed, quick(0)) })
        view = played(engine, nonce, 10n, [null, ...steps]).view
        // What is still closed is in no part of what its player gets to see.
        expect(view.cabinet?.found).toHaveLength(steps.length)
      }
      drawers.add(view.drawers)
      expect(steps.map(({ drawer }) => view.drawers?.charAt(drawer)).join('')).toBe(view.cabinet?.found)
    }
    expect(drawers.size).toBe(1)
    expect([...[...drawers][0]!].toSorted().join('')).toBe([...contents].toSorted().join(''))
    for (const drawer of [-1, 15, 0.5, '1', null])
      expect(engine.resolve(quick(0), 10n, [null, { drawer }])).toHaveProperty('refused')
    const once = [null, { drawer: 3 }]
    expect(played(engine, nonce, 10n, once).open).toBe(true)
    expect(() => played(engine, nonce, 10n, [...once, { drawer: 3 }])).toThrow('wrong_choice')
    expect(engine.resolve(quick(3), 10n, [{ drawer: 1 }])).toHaveProperty('refused')
  })

  it('GAM-14 a cabinet that was left is opened from the first drawer to the last', () => {
    const nonce = Array.from({ length: 2000 }, (_, at) => at).find((at) => played(engine, at, 10n, [null]).open) ?? 0
    let now = played(engine, nonce, 10n, [null, { drawer: 1 }])
    const steps = [{ drawer: 1 }]
    while (now.open) {
      steps.push(engine.rest?.(now.view) as { drawer: number })
      now = played(engine, nonce, 10n, [null, ...steps])
    }
    expect(steps.slice(0, 4).map(({ drawer }) => drawer)).toEqual([1, 0, 2, 3].slice(0, steps.length))
    expect(now.view.drawers).not.toBeNull()
  })
})
