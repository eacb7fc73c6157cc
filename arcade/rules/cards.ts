import { type Draws, pickWithout } from './draws.ts'

/** A card is a number from 0 to 51: spades, hearts, diamonds, clubs, each from the ace to the king. */
export const packSize = 52
export const ranks = 13
/** 1 for an ace to 13 for a king. */
export const rankOf = (card: number): number => (card % ranks) + 1
export const suitOf = (card: number): number => Math.floor(card / ranks)

/** So many cards from the top of freshly shuffled packs. */
export const dealt = (draws: Draws, packs: number, count: number): number[] =>
  pickWithout(draws, packs * packSize, count).map((place) => place % packSize)
