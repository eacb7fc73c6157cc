import { type Fraction, fraction, minus, product } from '../../rules/exact/fraction.ts'
import { type ChoiceProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { dealerStands, handsMost } from './rules/hands.ts'
import { better, Solver, type Taste, worse } from './rules/solver.ts'
import { averageIn, type Spread, spreadOf, type Way } from './rules/ways.ts'

const never = (): boolean => false

/** Every decision as well, or as badly, as it can be made. */
export const solvedWay =
  (taste: Taste, hands: number = handsMost) =>
  (up: number): Way => {
    const solver = new Solver(up, taste, hands)
    return {
      move: (points, isFirst) => solver.move(points, isFirst),
      splits: (card, waits, splits) => solver.splits(card, waits, splits),
      surrenders: (a, b) => solver.surrenders(a, b),
    }
  }
/** The same for a player who draws and stands and does nothing else. */
export const plainWay =
  (taste: Taste) =>
  (up: number): Way => {
    const solver = new Solver(up, taste, 1)
    return { move: (points) => solver.move(points, false), splits: never, surrenders: never }
  }
/** As the dealer plays. */
export const dealerWay = (): Way => ({
  move: ({ total }) => (total < dealerStands ? 'hit' : 'stand'),
  splits: never,
  surrenders: never,
})

/** What a round returns on average for its first stake: hands win and lose beyond it, and what is staked on them is no return. */
export const returnOf = (spread: Spread): Fraction => averageIn(spread, (net) => fraction(2 + net, 2))

/** A round that brings no more than what was staked in it is no hit. */
function choiceOf(place: number, spread: Spread): ChoiceProof {
  const rtp = returnOf(spread)
  const most = Math.max(...spread.keys())
  return {
    kind: 'named',
    values: [place],
    rtp,
    hit: averageIn(spread, (net) => fraction(net > 0 ? 1 : 0)),
    variance: minus(
      averageIn(spread, (net) => fraction((2 + net) ** 2, 4)),
      product(rtp, rtp)
    ),
    // More than a blackjack is won only by hands that win as much as was staked on them: together they are paid twice that.
    most: { multiple: most > 3 ? fraction(most) : fraction(2 + most, 2), odds: spread.get(most) ?? fraction(0) },
  }
}

/**
 * Best play, then the plays that are stated beside it. There is one bet, so the least favourable is that of the first three plays which returns least: deciding as
 * the dealer does. Whoever decides against themself on purpose loses more, and the last choice says how much of one stake.
 */
export function proof(): Proof {
  const ways = [solvedWay(better), plainWay(better), dealerWay, plainWay(worse)]
  const choices = ways.map((way, place) => choiceOf(place, spreadOf(way)))
  const first = 52n ** 4n
  return {
    ...ofChoices(first, choices),
    lowest: ofChoices(first, choices.slice(0, 3)).lowest,
    method: 'optimal-play',
  }
}
