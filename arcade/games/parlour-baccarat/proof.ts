import { packSize, ranks } from '../../rules/cards.ts'
import { type ChoiceProof, histogramProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import {
  baccarat,
  type BaccaratBet,
  baccaratBets,
  baccaratPays,
  bankerTakes,
  playerTakes,
  type Side,
  winnerOf,
} from './rules.ts'

/** How many ordered deals of six cards end for each side: every way the points of six cards can fall. The counts stay below 2^53. */
export function coups(): Readonly<Record<Side, number>> {
  const cards = baccarat.packs * packSize
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 4 : 1) * baccarat.packs * 4)
  const found = { player: 0, banker: 0, tie: 0 }
  const points = left.map((_, value) => value)
  /** Takes one card of each value in turn, as often as there still are such cards. */
  const each = (then: (value: number, count: number) => void): void => {
    for (const value of points) {
      const count = left[value] ?? 0
      left[value] = count - 1
      if (count > 0) then(value, count)
      left[value] = count
    }
  }
  const end = (ways: number, player: number, banker: number): void => void (found[winnerOf(player, banker)] += ways)
  const thirds = (ways: number, player: number, banker: number): void => {
    const both = (cards - 4) * (cards - 5)
    const last = (drawn: number, held: number, third: number | undefined, rest: number): void => {
      if (!bankerTakes(player, banker, third)) return end(drawn * rest, held, banker)
      each((value, count) =>
        end((drawn * count * rest) / (cards - (third === undefined ? 4 : 5)), held, (banker + value) % 10)
      )
    }
    if (!playerTakes(player, banker)) return last(ways, player, undefined, both)
    each((value, count) => last(ways * count, (player + value) % 10, value, cards - 5))
  }
  each((a, ofA) =>
    each((b, ofB) => each((c, ofC) => each((d, ofD) => thirds(ofA * ofB * ofC * ofD, (a + c) % 10, (b + d) % 10))))
  )
  return found
}

const betsInOrder: readonly BaccaratBet[] = ['banker', ...baccaratBets.filter((bet) => bet !== 'banker')]

/** Every bet over every deal. The banker stands first: it returns most. */
export function proof(): Proof {
  const found = coups()
  const cycle = BigInt(found.player) + BigInt(found.banker) + BigInt(found.tie)
  const cards = BigInt(baccarat.packs * packSize)
  const ofRank = cards / BigInt(ranks)
  const proofOf = (bet: BaccaratBet): ChoiceProof => {
    const counts = new Map<bigint, bigint>()
    const pay = BigInt(baccaratPays[bet])
    if (bet === 'player-pair' || bet === 'banker-pair') counts.set(pay, (cycle / (cards - 1n)) * (ofRank - 1n))
    else counts.set(pay, BigInt(found[bet]))
    if (bet === 'player' || bet === 'banker') counts.set(BigInt(baccaratPays.back), BigInt(found.tie))
    return { kind: 'named', values: [baccaratBets.indexOf(bet)], ...histogramProof(cycle, counts, 100n) }
  }
  return ofChoices(cycle, betsInOrder.map(proofOf))
}
