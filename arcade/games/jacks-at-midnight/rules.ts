import { refused } from '@ante/kit/refusal'
import { dealt } from '../../rules/cards.ts'
import { isWhole, onlyParts, partOf, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import type { Engine, Json } from '../../rules/engine.ts'
import { type Hand, handOf } from '../../rules/poker.ts'

/** One pack, shuffled anew for each hand: five cards are dealt, and each that is not held is replaced. */
export const jacks = { packs: 1, cards: 5 } as const
/** Times the stake. */
export const jacksPays: Readonly<Record<Hand, number>> = {
  'royal-flush': 800,
  'straight-flush': 50,
  four: 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  three: 3,
  'two-pair': 2,
  jacks: 1,
}

export type JacksView = {
  /** As they were dealt. */
  readonly dealt: readonly number[]
  /** Places that were held, rising; null while the player chooses. */
  readonly hold: readonly number[] | null
  /** As they lie now. */
  readonly cards: readonly number[]
  readonly hand: Hand | null
}

function holdOf(choice: Json | undefined): number[] | undefined {
  const given = partOf(choice, 'hold')
  if (!Array.isArray(given)) return undefined
  const places = given.filter((place) => isWhole(place, 0, jacks.cards - 1))
  const isRising = places.every((place, index) => index === 0 || place > (places[index - 1] ?? place))
  return places.length === given.length && isRising ? places : undefined
}

export const handOfCards = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): Hand | undefined =>
  handOf(a, b, c, d, e)

/** For a round that was left: a hand that pays is kept; of any other nothing is chosen in the place of the player, and five cards are drawn. */
const rest = ({ hand }: JacksView): Json => ({ hold: hand ? [0, 1, 2, 3, 4] : [] })

export const engine: Engine<JacksView> = {
  sysname: 'jacks-at-midnight',
  type: 'casino',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  sheet: { kind: 'jacks-or-better', ...jacks, pays: jacksPays },
  storedChoice: (choice, step) => (step === 0 ? null : onlyParts(choice, 'hold')),
  resolve(draws, stakeMinor, [choice, step, ...more]) {
    if (choice !== null && choice !== undefined) return wrongChoice()
    if (more.length > 0) return refused('InvalidRequest/round_not_open')
    if (step === undefined) {
      const first = dealt(draws, jacks.packs, jacks.cards)
      const hand = handOfCards(first) ?? null
      return { open: true, winMinor: 0n, view: { dealt: first, hold: null, cards: first, hand } }
    }
    const hold = holdOf(step)
    if (!hold) return wrongChoice('hold')
    // The card of each place that is not held is replaced by the next of the pack.
    const pack = dealt(draws, jacks.packs, jacks.cards * 2 - hold.length)
    const first = pack.slice(0, jacks.cards)
    const next = pack.slice(jacks.cards).values()
    const cards = first.map((card, place) => (hold.includes(place) ? card : (next.next().value ?? card)))
    const hand = handOfCards(cards) ?? null
    return {
      open: false,
      winMinor: stakeMinor * BigInt(hand ? jacksPays[hand] : 0),
      view: { dealt: first, hold, cards, hand },
    }
  },
  rest,
}
