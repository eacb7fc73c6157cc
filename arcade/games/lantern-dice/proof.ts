import { type ChoiceProof, histogramProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { leastTotal, lanternPays, paysOf, throws } from './rules.ts'

/** A bet of each kind; bets of one kind differ only by their numbers, and totals are alike from both ends. */
const kinds = ['small', 'odd', 'single-1', 'pair-1-2', 'double-1', 'any', 'triple-1']
const totals = Array.from({ length: lanternPays.total.length / 2 }, (_, index) => index + leastTotal)

/** Every bet over all 216 throws. */
export function proof(): Proof {
  const cycle = BigInt(throws.length)
  const proofOf = (bet: string, values: readonly number[]): ChoiceProof => {
    const counts = new Map<bigint, bigint>()
    for (const dice of throws) {
      const pay = BigInt(paysOf(bet, dice))
      counts.set(pay, (counts.get(pay) ?? 0n) + 1n)
    }
    return { kind: 'named', values, ...histogramProof(cycle, counts, 1n) }
  }
  return ofChoices(cycle, [
    ...kinds.map((bet, index) => proofOf(bet, [index])),
    ...totals.map((total) => proofOf(`total-${total}`, [kinds.length, total])),
  ])
}
