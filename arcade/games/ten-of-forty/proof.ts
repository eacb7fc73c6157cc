import { type ChoiceProof, histogramProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { tenOfForty, tenOfFortyPay } from './rules.ts'

function choose(n: number, k: number): bigint {
  let count = 1n
  for (let step = 1; step <= k; step++) count = (count * BigInt(n - k + step)) / BigInt(step)
  return k < 0 || k > n ? 0n : count
}
const cycle = choose(tenOfForty.size, tenOfForty.drawn)

/** So many chosen numbers: every draw, by how many of them it holds. Which they are changes nothing. */
function proofOf(chosen: number): ChoiceProof {
  const counts = new Map<bigint, bigint>()
  for (let hits = 0; hits <= chosen; hits++) {
    const pay = BigInt(tenOfFortyPay(chosen, hits))
    const draws = choose(chosen, hits) * choose(tenOfForty.size - chosen, tenOfForty.drawn - hits)
    counts.set(pay, (counts.get(pay) ?? 0n) + draws)
  }
  return { kind: 'numbers', values: [chosen], ...histogramProof(cycle, counts, 100n) }
}

/** Five numbers stand first: what the client starts with. */
export function proof(): Proof {
  const start = 5
  const others = Array.from({ length: tenOfForty.most }, (_, index) => index + 1).filter((chosen) => chosen !== start)
  return ofChoices(cycle, [start, ...others].map(proofOf))
}
