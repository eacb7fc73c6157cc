import { rankOf, suitOf } from '../../verifier/numbers.ts'
import {
  at,
  type Bet,
  begun,
  betsOf,
  named,
  oneOf,
  refuse,
  rising,
  type Round,
  settled,
  sum,
  type Value,
  type Verifier,
} from '../../verifier/verifier.ts'

const size = 3
const names = ['ante', 'play', 'pair-plus'] as const
const chipMinor = 100
const betMostMinor = 50_000
const tableMostMinor = 150_000
const queen = 12
const aceHigh = 14

/** From the highest to the lowest. */
const kinds = ['straight-flush', 'three', 'straight', 'flush', 'pair', 'high'] as const
type Kind = (typeof kinds)[number]
type Result = 'folded' | 'no-queen' | 'tie' | 'won' | 'lost'

/** In hundredths of the stake. */
const even = 200
const back = 100
const bonus = { high: 0, pair: 0, flush: 0, straight: 100, three: 400, 'straight-flush': 500 }
const pairPlus = { high: 0, pair: 200, flush: 500, straight: 700, three: 3100, 'straight-flush': 4100 }

interface Hand {
  readonly kind: Kind
  /** In the order in which they are compared. */
  readonly ranks: readonly number[]
}

/** The ace is above the king, but below the two in ace, two, three. */
function ranksOf(cards: readonly number[]): number[] {
  const low = rising(cards.map(rankOf))
  return low.join() === '1,2,3' ? low : rising(low.map((rank) => (rank === 1 ? aceHigh : rank)))
}

function handOf(cards: readonly number[]): Hand {
  const [least = 0, middle = 0, most = 0] = ranksOf(cards)
  const ranks = [most, middle, least]
  const isFlush = new Set(cards.map(suitOf)).size === 1
  const isRow = middle === least + 1 && most === middle + 1
  if (isRow) return { kind: isFlush ? 'straight-flush' : 'straight', ranks }
  if (least === most) return { kind: 'three', ranks }
  if (isFlush) return { kind: 'flush', ranks }
  if (middle === most) return { kind: 'pair', ranks }
  if (least === middle) return { kind: 'pair', ranks: [least, middle, most] }
  return { kind: 'high', ranks }
}

/** Above 0 where the left hand is higher, 0 where they are equal. */
function compared(left: Hand, right: Hand): number {
  const byKind = kinds.indexOf(right.kind) - kinds.indexOf(left.kind)
  const byRank = left.ranks.map((rank, i) => rank - at(right.ranks, i))
  return [byKind, ...byRank].find((difference) => difference !== 0) ?? 0
}

function resultOf(player: Hand, dealer: Hand): Result {
  if (dealer.kind === 'high' && at(dealer.ranks, 0) < queen) return 'no-queen'
  const difference = compared(player, dealer)
  if (difference === 0) return 'tie'
  return difference > 0 ? 'won' : 'lost'
}

function playHundredths(result: Result | null): number {
  if (result === null || result === 'lost') return 0
  return result === 'won' ? even : back
}

function anteHundredths(result: Result | null, kind: Kind): number {
  if (result === null || result === 'folded') return 0
  if (result === 'tie') return back + bonus[kind]
  return (result === 'lost' ? 0 : even) + bonus[kind]
}

/** The bets of the first entry; the ante and the play bet are equal, or both are left out. */
function placedBets(round: Round, first: Value): Bet[] {
  const bets = betsOf({ ...round, choices: [first] }, names)
  const stakeOf = (name: string): number => bets.find(({ bet }) => bet === name)?.stake ?? 0
  if (stakeOf('ante') !== stakeOf('play')) refuse('ante and play do not have the same stake')
  if (bets.some(({ stake }) => stake % chipMinor !== 0 || stake > betMostMinor))
    refuse(`the stake of a bet is not a multiple of ${chipMinor} up to ${betMostMinor}`)
  if (sum(bets.map(({ stake }) => stake)) > tableMostMinor) refuse(`the bets are more than ${tableMostMinor}`)
  return bets
}

export const verifier: Verifier = {
  version: '1.0.0',
  play(round) {
    const { numbers, choices } = round
    const [first, steps] = begun(choices)
    const placed = placedBets(round, first)
    const hasAnte = placed.some(({ bet }) => bet === 'ante')
    const [step] = steps
    if (steps.length > (hasAnte ? 1 : 0)) refuse('the round was over before the last entry')
    const decision = step === undefined ? null : oneOf(named(step, 'decision').decision, ['play', 'fold'])
    const player = numbers.deal(1, size)
    const hand = handOf(player)
    const dealer = decision === 'play' ? numbers.deal(1, 2 * size).slice(size) : null
    const dealerHand = dealer && handOf(dealer)
    const folded = decision === 'fold' ? 'folded' : null
    const result = dealerHand ? resultOf(hand, dealerHand) : folded
    const bets = settled(placed, (bet) => {
      if (bet === 'pair-plus') return pairPlus[hand.kind]
      return bet === 'play' ? playHundredths(result) : anteHundredths(result, hand.kind)
    })
    return {
      isOver: !hasAnte || decision !== null,
      winMinor: sum(bets.map(({ win }) => win)),
      view: { player, dealer, hand: hand.kind, dealerHand: dealerHand?.kind ?? null, result, bets },
    }
  },
}
