import { describe, expect, it } from 'vitest'
import { drawsFrom } from '../../rules/draws.ts'
import { handOf } from '../../rules/poker.ts'
import { seeded } from '../../testing/seeded.ts'
import certificate from './certificate.json' with { type: 'json' }
import { engine } from './rules.ts'
import { bestHold } from './rules/worth.ts'

/** A hand by a second implementation: in text, as a player reads it. */
function read(cards: readonly number[]): string | undefined {
  const ranks = cards.map((card) => card % 13)
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1
  const sorted = ranks
    .toSorted((a, b) => a - b)
    .map((rank) => 'A23456789TJQK'.charAt(rank))
    .join('')
  const isStraight = 'A23456789TJQK'.includes(sorted) || sorted === 'ATJQK'
  const counts = Object.values(Object.groupBy(ranks, String))
    .map((all) => all?.length ?? 0)
    .toSorted()
    .join('')
  if (isFlush && isStraight) return sorted === 'ATJQK' ? 'royal-flush' : 'straight-flush'
  const names: Record<string, string> = { 14: 'four', 23: 'full-house', 113: 'three', 122: 'two-pair' }
  if (names[counts]) return names[counts]
  if (isFlush) return 'flush'
  if (isStraight) return 'straight'
  return /([AJQK])\1/.test(sorted) ? 'jacks' : undefined
}

describe('Jacks at Midnight', () => {
  it('GAM-8 returns to the best holds what is known of full pay Jacks or Better, and says what the worst ones return', () => {
    expect(certificate.rtp).toEqual({ numerator: '1653526326983', denominator: '1661102543100', percent: '99.54' })
    expect(certificate.choices.map(({ kind }) => kind)).toEqual(['best', 'least'])
    expect(certificate.max_win).toEqual({ multiple: '800.00', one_in: '40390' })
  })

  it('GAM-10 names every hand as a second implementation does, the rare ones too', () => {
    const draws = seeded(5)
    const rare = [
      [0, 12, 11, 10, 9],
      [13, 14, 15, 16, 17],
      [21, 22, 23, 24, 25],
      [0, 13, 26, 39, 5],
      [0, 13, 26, 5, 18],
      [0, 14, 28, 42, 4],
      [9, 23, 37, 51, 13],
    ]
    const random = Array.from({ length: 4000 }, () => {
      const cards = new Set<number>()
      while (cards.size < 5) cards.add(draws.uint32() % 52)
      return [...cards]
    })
    const all = [...rare, ...random]
    expect(all.map(([a = 0, b = 0, c = 0, d = 0, e = 0]) => handOf(a, b, c, d, e))).toEqual(all.map(read))
  })

  it('replaces each card that is not held by the next of the pack, and shows nothing of them before', () => {
    // Every draw 0: the pack lies as it is.
    const draws = () => drawsFrom(Array.from({ length: 10 }, () => 0))
    const open = engine.resolve(draws(), 100n, [null])
    expect(open).toEqual({
      open: true,
      winMinor: 0n,
      view: { dealt: [0, 1, 2, 3, 4], hold: null, cards: [0, 1, 2, 3, 4], hand: 'straight-flush' },
    })
    expect(engine.resolve(draws(), 100n, [null, { hold: [1, 3] }])).toMatchObject({
      open: false,
      view: { cards: [5, 1, 6, 3, 7], hold: [1, 3], hand: 'flush' },
      winMinor: 600n,
    })
    for (const hold of [[5], [3, 1], [1, 1], ['1'], null])
      expect(engine.resolve(draws(), 100n, [null, { hold }])).toHaveProperty('refused')
    expect(engine.resolve(draws(), 100n, [null, { hold: [] }, { hold: [] }])).toHaveProperty('refused')
  })

  it('advises the hold that returns most: four to a royal flush rather than a flush', () => {
    expect(bestHold([9, 10, 11, 12, 4])).toEqual({ hold: [0, 1, 2, 3], pay: 1955 })
  })
})
