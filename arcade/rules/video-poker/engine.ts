import { refused } from '@ante/kit/refusal'
import { dealt } from '../cards.ts'
import { isWhole, onlyParts, partOf, wholeLevels, wrongChoice } from '../choice.ts'
import type { Engine, Json } from '../engine.ts'
import { type Hand, handPlace, hands } from '../poker.ts'

/** One pack, shuffled anew for each hand: five cards are dealt, and each that is not held is replaced once. */
export const videoPoker = { packs: 1, cards: 5 } as const

/** What a game pays for its hands, times the stake. Four of a kind that it does not name by its rank are its `four`. */
export type HandPays = Readonly<Partial<Record<Hand, number>>>

export type VideoPokerView = {
  /** As they were dealt. */
  readonly dealt: readonly number[]
  /** Places that were held, rising; null while the player chooses. */
  readonly hold: readonly number[] | null
  /** As they lie now. */
  readonly cards: readonly number[]
  readonly hand: Hand | null
}

/** Each place of `hands` as the pay table names it, then nothing for a hand below all of them. */
export const handsPaid = (pays: HandPays): readonly (Hand | null)[] =>
  [...hands, null].map((hand) => {
    if (hand === null || pays[hand] !== undefined) return hand
    return hand.startsWith('four') ? 'four' : null
  })

function holdOf(choice: Json | undefined): number[] | undefined {
  const given = partOf(choice, 'hold')
  if (!Array.isArray(given)) return undefined
  const places = given.filter((place) => isWhole(place, 0, videoPoker.cards - 1))
  const isRising = places.every((place, index) => index === 0 || place > (places[index - 1] ?? place))
  return places.length === given.length && isRising ? places : undefined
}

/** For a round that was left: a hand that pays is kept; of any other nothing is chosen in the place of the player, and five cards are drawn. */
const rest = ({ hand }: VideoPokerView): Json => ({ hold: hand ? [0, 1, 2, 3, 4] : [] })

/** Draw poker against a pay table; `kind` names the table. */
export function videoPokerEngine(
  { sysname, version, kind }: { readonly sysname: string; readonly version: string; readonly kind: string },
  pays: HandPays
): Engine<VideoPokerView> {
  const names = handsPaid(pays)
  const handOfCards = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): Hand | null =>
    names[handPlace(a, b, c, d, e)] ?? null
  return {
    sysname,
    type: 'casino',
    version,
    stakesMinor: wholeLevels,
    stakeStepMinor: 100n,
    sheet: { kind, ...videoPoker, pays },
    storedChoice: (choice, step) => (step === 0 ? null : onlyParts(choice, 'hold')),
    resolve(draws, stakeMinor, [choice, step, ...more]) {
      if (choice !== null && choice !== undefined) return wrongChoice()
      if (more.length > 0) return refused('InvalidRequest/round_not_open')
      if (step === undefined) {
        const first = dealt(draws, videoPoker.packs, videoPoker.cards)
        return { open: true, winMinor: 0n, view: { dealt: first, hold: null, cards: first, hand: handOfCards(first) } }
      }
      const hold = holdOf(step)
      if (!hold) return wrongChoice('hold')
      // The card of each place that is not held is replaced by the next of the pack.
      const pack = dealt(draws, videoPoker.packs, videoPoker.cards * 2 - hold.length)
      const first = pack.slice(0, videoPoker.cards)
      const next = pack.slice(videoPoker.cards).values()
      const cards = first.map((card, place) => (hold.includes(place) ? card : (next.next().value ?? card)))
      const hand = handOfCards(cards)
      return {
        open: false,
        winMinor: stakeMinor * BigInt((hand && pays[hand]) ?? 0),
        view: { dealt: first, hold, cards, hand },
      }
    },
    rest,
  }
}
