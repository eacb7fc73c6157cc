import { expect, test } from 'vitest'
import { scoringPlaces } from './scoring.ts'

/** Spades, hearts, diamonds and clubs of a rank. */
const [s, h, d, c] = [0, 1, 2, 3].map((suit) => (rank: number) => suit * 13 + rank - 1)
const of = (...cards: (number | undefined)[]): number[] => cards.map((card) => card ?? 0)

test('GAM-15 video poker marks the cards of the same rank, and all five of a straight, a flush or a full house', () => {
  expect(scoringPlaces('jacks', of(s?.(12), h?.(3), d?.(12), c?.(9), s?.(2)))).toEqual([0, 2])
  expect(scoringPlaces('two-pair', of(s?.(4), h?.(4), d?.(12), c?.(9), s?.(9)))).toEqual([0, 1, 3, 4])
  expect(scoringPlaces('three', of(s?.(1), h?.(4), d?.(1), c?.(1), s?.(9)))).toEqual([0, 2, 3])
  expect(scoringPlaces('four-aces', of(s?.(1), h?.(1), d?.(1), c?.(1), s?.(9)))).toEqual([0, 1, 2, 3])
  for (const hand of ['full-house', 'flush', 'straight', 'straight-flush', 'royal-flush'] as const)
    expect(scoringPlaces(hand, of(s?.(10), s?.(11), s?.(12), s?.(13), s?.(1)))).toEqual([0, 1, 2, 3, 4])
})
