import { describe, expect, it } from 'vitest'
import { engine as dawn } from '../../games/aces-at-dawn/rules.ts'
import { engine as noon } from '../../games/double-noon/rules.ts'
import { engine as midnight } from '../../games/jacks-at-midnight/rules.ts'
import { seeded } from '../../testing/seeded.ts'
import { drawsFrom } from '../draws.ts'
import { plays } from './plays.ts'

/** A pay table as machines print it, and a hand by a second implementation: in text, as a player reads it. */
const printed = {
  'jacks-at-midnight': 'RF 800 SF 50 4A 25 4L 25 4 25 FH 9 F 6 S 4 3 3 2P 2 J 1',
  'aces-at-dawn': 'RF 800 SF 50 4A 80 4L 40 4 25 FH 8 F 5 S 4 3 3 2P 2 J 1',
  'double-noon': 'RF 800 SF 50 4A 160 4L 80 4 50 FH 9 F 7 S 5 3 3 2P 1 J 1',
}
function read(cards: readonly number[]): string {
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const sorted = cards
    .map((card) => card % 13)
    .toSorted((a, b) => a - b)
    .map((rank) => 'A23456789TJQK'.charAt(rank))
    .join('')
  const isStraight = 'A23456789TJQK'.includes(sorted) || sorted === 'ATJQK'
  if (isFlush && isStraight) return sorted === 'ATJQK' ? 'RF' : 'SF'
  const [, four] = /(.)\1\1\1/.exec(sorted) ?? []
  if (four) return four === 'A' ? '4A' : /[234]/.test(four) ? '4L' : '4'
  if (/^(.)\1\1(.)\2$|^(.)\3(.)\4\4$/.test(sorted)) return 'FH'
  if (isFlush) return 'F'
  if (isStraight) return 'S'
  if (/(.)\1\1/.test(sorted)) return '3'
  if (/(.)\1.?(.)\2/.test(sorted)) return '2P'
  return /([AJQK])\1/.test(sorted) ? 'J' : ''
}
const payOf = (sysname: keyof typeof printed, cards: readonly number[]): bigint => {
  const all = printed[sysname].split(' ')
  const hand = read(cards)
  const at = all.findIndex((name, index) => index % 2 === 0 && name === hand)
  return BigInt(at < 0 ? 0 : Number(all[at + 1]))
}
const names: Readonly<Record<string, string>> = {
  RF: 'royal-flush',
  SF: 'straight-flush',
  '4A': 'four-aces',
  '4L': 'four-low',
  '4': 'four',
  FH: 'full-house',
  F: 'flush',
  S: 'straight',
  '3': 'three',
  '2P': 'two-pair',
  J: 'jacks',
}
const rare = [
  [0, 12, 11, 10, 9],
  [13, 14, 15, 16, 17],
  [21, 22, 23, 24, 25],
  [0, 13, 26, 39, 5],
  [1, 14, 27, 40, 0],
  [3, 16, 29, 42, 50],
  [4, 17, 30, 43, 0],
  [0, 13, 26, 5, 18],
  [4, 17, 5, 18, 31],
  [0, 14, 28, 42, 4],
  [9, 23, 37, 51, 13],
  [12, 25, 38, 51, 2],
]
/** The first ten of a shuffle that has these five on top and the others in their order behind them. */
function drawsTo(top: readonly number[]) {
  const pack = Array.from({ length: 52 }, (_, card) => card)
  return drawsFrom(
    Array.from({ length: 10 }, (_, place) => {
      const at = place < top.length ? pack.indexOf(top[place] ?? 0) : place
      ;[pack[place], pack[at]] = [pack[at] ?? 0, pack[place] ?? 0]
      return at - place
    })
  )
}

describe.each([
  ['jacks-at-midnight', midnight],
  ['aces-at-dawn', dawn],
  ['double-noon', noon],
] as const)('%s', (sysname, engine) => {
  it('GAM-10 names and pays the rare hands as a second implementation does, from the printed table', () => {
    for (const cards of rare) {
      const answer = engine.resolve(drawsTo(cards), 100n, [null, { hold: [0, 1, 2, 3, 4] }])
      if ('refused' in answer) throw new Error('refused')
      const told = names[read(cards)] ?? null
      const isFour = sysname === 'jacks-at-midnight' && told?.startsWith('four')
      expect([answer.view.cards, answer.view.hand, answer.winMinor]).toEqual([
        cards,
        isFour ? 'four' : told,
        100n * payOf(sysname, cards),
      ])
    }
  })

  it('GAM-10 deals, replaces and pays 6,000 rounds as a second implementation does', () => {
    const [way] = plays
    const seen = new Set<string>()
    for (let nonce = 0; nonce < 6000; nonce++) {
      const draws = seeded(nonce)
      const place = (size: number): number => {
        for (;;) {
          const value = draws.uint32()
          if (value < 2 ** 32 - (2 ** 32 % size)) return value % size
        }
      }
      const pack = Array.from({ length: 52 }, (_, card) => card)
      for (let at = 0; at < 10; at++) {
        const other = at + place(52 - at)
        ;[pack[at], pack[other]] = [pack[other] ?? 0, pack[at] ?? 0]
      }
      const open = engine.resolve(seeded(nonce), 100n, [null])
      if ('refused' in open || !way) throw new Error('refused')
      const choice = way.next(1, open.view) as { hold: number[] }
      const cards = pack.slice(0, 5)
      for (const [at] of cards.entries()) if (!choice.hold.includes(at)) cards[at] = -1
      const rest = pack.slice(5)
      const last = cards.map((card) => (card < 0 ? (rest.shift() ?? -1) : card))
      const answer = engine.resolve(seeded(nonce), 100n, [null, choice])
      if ('refused' in answer) throw new Error('refused')
      seen.add(read(last))
      expect([answer.view.dealt, answer.view.cards, answer.winMinor]).toEqual([
        pack.slice(0, 5),
        last,
        100n * payOf(sysname, last),
      ])
    }
    expect(seen.size).toBeGreaterThanOrEqual(10)
  })

  it('replaces each card that is not held by the next of the pack, and shows nothing of them before', () => {
    // Every draw 0: the pack lies as it is.
    const draws = () => drawsFrom(Array.from({ length: 10 }, () => 0))
    expect(engine.resolve(draws(), 100n, [null])).toEqual({
      open: true,
      winMinor: 0n,
      view: { dealt: [0, 1, 2, 3, 4], hold: null, cards: [0, 1, 2, 3, 4], hand: 'straight-flush' },
    })
    expect(engine.resolve(draws(), 100n, [null, { hold: [1, 3] }])).toMatchObject({
      open: false,
      view: { cards: [5, 1, 6, 3, 7], hold: [1, 3], hand: 'flush' },
    })
    for (const hold of [[5], [3, 1], [1, 1], ['1'], null])
      expect(engine.resolve(draws(), 100n, [null, { hold }])).toHaveProperty('refused')
    expect(engine.resolve(draws(), 100n, [null, { hold: [] }, { hold: [] }])).toHaveProperty('refused')
  })
})
