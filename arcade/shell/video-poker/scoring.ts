import { rankOf } from '../../rules/cards.ts'
import type { Hand } from '../../rules/poker.ts'

const ofRanks: readonly Hand[] = ['four-aces', 'four-low', 'four', 'three', 'two-pair', 'jacks']

/** The places of the cards that make a hand what it is: those of the same rank, or all five. */
export function scoringPlaces(hand: Hand, cards: readonly number[]): readonly number[] {
  const places = cards.map((_, place) => place)
  if (!ofRanks.includes(hand)) return places
  const count = (rank: number): number => cards.filter((card) => rankOf(card) === rank).length
  return places.filter((place) => count(rankOf(cards[place] ?? 0)) > 1)
}
