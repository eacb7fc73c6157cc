import { packSize } from '../../rules/cards.ts'
import { type ChoiceProof, histogramProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { fox, type FoxBet, foxBets, paysOf } from './rules.ts'

/** Every bet over every two cards of the shoe, in order. */
export function proof(): Proof {
  const cards = fox.packs * packSize
  const cycle = BigInt(cards * (cards - 1))
  const proofOf = (bet: FoxBet, index: number): ChoiceProof => {
    const counts = new Map<bigint, bigint>()
    for (let one = 0; one < packSize; one++)
      for (let other = 0; other < packSize; other++) {
        const ways = BigInt(fox.packs * (one === other ? fox.packs - 1 : fox.packs))
        const pay = BigInt(paysOf(bet, one, other))
        counts.set(pay, (counts.get(pay) ?? 0n) + ways)
      }
    return { kind: 'named', values: [index], ...histogramProof(cycle, counts, 100n) }
  }
  return ofChoices(cycle, foxBets.map(proofOf))
}
