import { rankOf } from '../../verifier/numbers.ts'
import {
  at,
  begun,
  named,
  oneOf,
  quotient,
  refuse,
  rising,
  sum,
  times,
  type Verifier,
  whole,
} from '../../verifier/verifier.ts'

const moves = ['hit', 'stand', 'double', 'split', 'surrender'] as const
const stepMinor = 20
const mostMinor = 50_000
const handsMost = 4
const dealerStands = 17
const pays = { blackjack: 250, won: 200, push: 100, surrendered: 50, lost: 0, bust: 0 } as const
type Result = keyof typeof pays

interface Hand {
  readonly cards: number[]
  stake: number
  isDone: boolean
}

const countOf = (card: number): number => rising([rankOf(card), 10])[0] ?? 0

function totalOf(cards: readonly number[]): { total: number; soft: boolean } {
  const low = sum(cards.map(countOf))
  const soft = low <= 11 && cards.some((card) => rankOf(card) === 1)
  return { total: soft ? low + 10 : low, soft }
}
const isBlackjack = (cards: readonly number[]): boolean => cards.length === 2 && totalOf(cards).total === 21

function movesOf(hands: readonly Hand[], { cards }: Hand): string[] {
  const isTwo = cards.length === 2
  const isPair = isTwo && countOf(at(cards, 0)) === countOf(at(cards, 1))
  return moves.filter((move) => {
    if (move === 'double') return isTwo
    if (move === 'split') return isPair && hands.length < handsMost
    return move !== 'surrender' || (isTwo && hands.length === 1)
  })
}

function resultOf(hand: Hand, isOnly: boolean, dealer: readonly number[]): Result {
  const own = totalOf(hand.cards).total
  const other = totalOf(dealer).total
  const isOwn = isOnly && isBlackjack(hand.cards)
  if (own > 21) return 'bust'
  if (isBlackjack(dealer)) return isOwn ? 'push' : 'lost'
  if (isOwn) return 'blackjack'
  if (other > 21 || own > other) return 'won'
  return own === other ? 'push' : 'lost'
}

export const verifier: Verifier = {
  version: '1.0.0',
  play({ numbers, choices, stakeMinor }) {
    const [entry, steps] = begun(choices)
    const stake = whole(named(entry, 'stake').stake, stepMinor, mostMinor)
    if (stake !== quotient(stake, stepMinor) * stepMinor) refuse(`the stake is not a multiple of ${stepMinor}`)
    const card = (): number => numbers.below(52)
    const [first, up, second, hole] = [card(), card(), card(), card()]
    const dealer = [up, hole]
    const hands: Hand[] = [{ cards: [first, second], stake, isDone: isBlackjack(dealer) }]
    const next = (): Hand | undefined =>
      hands.find((hand) => {
        if (hand.isDone) return false
        const isHalf = hand.cards.length === 1
        if (isHalf) hand.cards.push(card())
        hand.isDone = totalOf(hand.cards).total >= 21 || (isHalf && rankOf(at(hand.cards, 0)) === 1)
        return !hand.isDone
      })
    let isGivenUp = false
    let active = next()
    for (const step of steps) {
      const hand: Hand = active ?? refuse('the round was over before the last entry')
      const move = oneOf(named(step, 'move').move, moves)
      if (!movesOf(hands, hand).includes(move)) refuse(`${move} is not allowed here`)
      if (move === 'hit' || move === 'double') hand.cards.push(card())
      if (move === 'double') hand.stake += stake
      if (move === 'split')
        hands.splice(hands.indexOf(hand) + 1, 0, { cards: hand.cards.splice(1), stake, isDone: false })
      else if (move !== 'hit') hand.isDone = true
      if (move === 'surrender') isGivenUp = true
      active = next()
    }
    const isOver = active === undefined
    const isOnly = hands.length === 1
    const isDecided =
      isGivenUp ||
      hands.every(({ cards }) => totalOf(cards).total > 21) ||
      (isOnly && hands.some(({ cards }) => isBlackjack(cards)))
    if (isOver && !isDecided) while (totalOf(dealer).total < dealerStands) dealer.push(card())
    const seen = isOver ? dealer : dealer.slice(0, 1)
    const shown = hands.map((hand) => {
      const isKnown = isOver || totalOf(hand.cards).total > 21
      const found = isGivenUp ? 'surrendered' : resultOf(hand, isOnly, dealer)
      const result = isKnown ? found : null
      return {
        cards: hand.cards,
        ...totalOf(hand.cards),
        stake: hand.stake,
        result,
        win: result ? times(hand.stake, pays[result]) : 0,
      }
    })
    if (sum(shown.map((hand) => hand.stake)) !== stakeMinor) refuse('the hands do not have the stake of the round')
    return {
      isOver,
      winMinor: sum(shown.map(({ win }) => win)),
      view: {
        dealer: seen,
        dealerTotal: totalOf(seen).total,
        hands: shown,
        active: active ? hands.indexOf(active) : null,
        moves: active ? movesOf(hands, active) : [],
      },
    }
  },
}
