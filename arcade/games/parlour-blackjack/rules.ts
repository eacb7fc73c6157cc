import { refused } from '@ante/kit/refusal'
import { packSize } from '../../rules/cards.ts'
import { isWhole, onlyParts, partOf, wrongChoice } from '../../rules/choice.ts'
import { below, type Draws } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { adviceFor } from './rules/advice.ts'
import { type BlackjackView, type Move, moves, type Result } from './rules/view.ts'
import { dealerStands, goal, handsMost, isNatural, isPair, pointsOf, valueOf } from './rules/hands.ts'

export { type BlackjackView, type HandView, type Move, moves, type Result } from './rules/view.ts'

/** In minor units. Every stake is even, so three to two and a half of it are whole: nothing is ever rounded. */
export const blackjack = { leastMinor: 20, mostMinor: 50_000, stepMinor: 20, handsMost, dealerStands } as const
/** Hundredths of the stake of a hand that it returns, the stake included. */
export const blackjackPays = { blackjack: 250, won: 200, push: 100, surrendered: 50, lost: 0, bust: 0 } as const

interface Hand {
  readonly cards: number[]
  units: 1 | 2
  isDone: boolean
}
interface Deal {
  readonly dealer: number[]
  hands: Hand[]
  isSurrendered: boolean
}

/** The next card of a shoe without an end: each of the 52 as likely as any other, whatever came before. */
const cardOf = (draws: Draws): number => below(draws, packSize)
const newHand = (...cards: number[]): Hand => ({ cards, units: 1, isDone: false })
const isBust = ({ cards }: Hand): boolean => pointsOf(cards).total > goal

/** What may be done with a hand that is not done. */
function movesOf({ hands }: Deal, { cards }: Hand): Move[] {
  const isFirst = cards.length === 2
  return [
    'hit',
    'stand',
    ...(isFirst ? (['double'] as const) : []),
    ...(isPair(cards) && hands.length < handsMost ? (['split'] as const) : []),
    ...(isFirst && hands.length === 1 ? (['surrender'] as const) : []),
  ]
}

/** Goes on to the hand that waits for a decision: a hand of one card has its second one now, and 21 stands by itself. */
function nextHand({ hands }: Deal, draws: Draws): Hand | undefined {
  for (const hand of hands) {
    if (hand.isDone) continue
    const [first = 0] = hand.cards
    const isSplit = hand.cards.length === 1
    if (isSplit) hand.cards.push(cardOf(draws))
    // An ace that was split has one card and no more.
    hand.isDone = pointsOf(hand.cards).total >= goal || (isSplit && valueOf(first) === 1)
    if (!hand.isDone) return hand
  }
  return undefined
}

function decide(deal: Deal, hand: Hand, move: Move, draws: Draws): void {
  if (move === 'stand') hand.isDone = true
  if (move === 'hit') hand.cards.push(cardOf(draws))
  if (move === 'double') {
    hand.units = 2
    hand.cards.push(cardOf(draws))
    hand.isDone = true
  }
  if (move === 'split') {
    const other = newHand(...hand.cards.splice(1))
    deal.hands = deal.hands.flatMap((one) => (one === hand ? [hand, other] : one))
  }
  if (move === 'surrender') deal.isSurrendered = hand.isDone = true
}

/** The dealer draws where a hand is still to be compared with theirs. */
function dealerDraws({ dealer, hands, isSurrendered }: Deal, draws: Draws): void {
  const [only] = hands
  const isDecided = isSurrendered || hands.every(isBust) || (hands.length === 1 && only && isNatural(only.cards))
  if (isDecided) return
  while (pointsOf(dealer).total < dealerStands) dealer.push(cardOf(draws))
}

function resultOf({ dealer, hands, isSurrendered }: Deal, hand: Hand): Result {
  if (isSurrendered) return 'surrendered'
  if (isBust(hand)) return 'bust'
  const [own, other] = [pointsOf(hand.cards).total, pointsOf(dealer).total]
  // 21 of two cards is a blackjack only where nothing was split.
  const isOwnNatural = hands.length === 1 && isNatural(hand.cards)
  if (isNatural(dealer)) return isOwnNatural ? 'push' : 'lost'
  if (isOwnNatural) return 'blackjack'
  if (other > goal || own > other) return 'won'
  return own === other ? 'push' : 'lost'
}

function viewOf(deal: Deal, active: Hand | undefined, baseMinor: number): BlackjackView {
  const shown = active ? deal.dealer.slice(0, 1) : deal.dealer
  return {
    dealer: shown,
    dealerTotal: pointsOf(shown).total,
    hands: deal.hands.map((hand) => {
      const { total, isSoft } = pointsOf(hand.cards)
      const stake = baseMinor * hand.units
      const result = active && !isBust(hand) ? null : resultOf(deal, hand)
      const win = result ? (stake * blackjackPays[result]) / 100 : 0
      return { cards: [...hand.cards], total, soft: isSoft, stake, result, win }
    }),
    active: active ? deal.hands.indexOf(active) : null,
    moves: active ? movesOf(deal, active) : [],
  }
}

const isMove = (value: Json | undefined): value is Move => moves.some((move) => move === value)
const isStake = (value: Json | undefined): value is number =>
  isWhole(value, blackjack.leastMinor, blackjack.mostMinor) && value % blackjack.stepMinor === 0

export const engine: Engine<BlackjackView> = {
  sysname: 'parlour-blackjack',
  type: 'casino',
  version: '1.0.0',
  stakesMinor: [20n, 100n, 200n, 500n, 1000n, 2500n, 10_000n, 50_000n],
  stakeStepMinor: BigInt(blackjack.stepMinor),
  hasStepStakes: true,
  sheet: { kind: 'blackjack', ...blackjack, pays: blackjackPays },
  storedChoice: (choice, step) => onlyParts(choice, step === 0 ? 'stake' : 'move'),
  resolve(draws, stakeMinor, [choice, ...steps]) {
    const base = partOf(choice, 'stake')
    if (!isStake(base)) return wrongChoice('stake')
    const [first, up, second, hole] = [cardOf(draws), cardOf(draws), cardOf(draws), cardOf(draws)]
    const deal: Deal = { dealer: [up, hole], hands: [newHand(first, second)], isSurrendered: false }
    // The dealer looks at once: against a blackjack nothing more is staked.
    if (isNatural(deal.dealer)) for (const hand of deal.hands) hand.isDone = true
    let active = nextHand(deal, draws)
    for (const step of steps) {
      if (!active) return refused('InvalidRequest/round_not_open')
      const move = partOf(step, 'move')
      if (!isMove(move) || !movesOf(deal, active).includes(move)) return wrongChoice('move')
      decide(deal, active, move, draws)
      active = nextHand(deal, draws)
    }
    if (!active) dealerDraws(deal, draws)
    const view = viewOf(deal, active, base)
    const staked = BigInt(view.hands.reduce((sum, { stake }) => sum + stake, 0))
    // What came with the stake is the stake of one hand; later the round has taken what its hands have on them.
    if (steps.length === 0 ? stakeMinor !== staked : stakeMinor > staked) return wrongChoice('stake')
    return {
      open: active !== undefined,
      winMinor: BigInt(view.hands.reduce((sum, { win }) => sum + win, 0)),
      stakeMinor: staked,
      view,
    }
  },
  /** For a round that was left: the best of what stakes nothing more. */
  rest: (view) => ({ move: adviceFor(view, ['hit', 'stand'])?.move ?? 'stand' }),
}
