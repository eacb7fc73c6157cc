import { type ChoiceProof, histogramProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { plumb, plumbPays, type Risk, risks } from './rules.ts'

/** How many of the 2^rows ways lead to this bin. */
function ways(rows: number, bin: number): bigint {
  let count = 1n
  for (let step = 1; step <= bin; step++) count = (count * BigInt(rows - bin + step)) / BigInt(step)
  return count
}

function proofOf(risk: Risk, rows: number): ChoiceProof {
  const counts = new Map<bigint, bigint>()
  for (const [bin, pay] of plumbPays(risk, rows).entries())
    counts.set(BigInt(pay), (counts.get(BigInt(pay)) ?? 0n) + ways(rows, bin))
  return { kind: `${risk}-risk`, values: [rows], ...histogramProof(2n ** BigInt(rows), counts, 100n) }
}

/** Every choice in full: a risk and a number of rows. What the client starts with stands first. */
export function proof(): Proof {
  const start = proofOf('medium', 12)
  const others = risks.flatMap((risk) =>
    Array.from({ length: plumb.rowsMost - plumb.rowsLeast + 1 }, (_, index) => proofOf(risk, plumb.rowsLeast + index))
  )
  return ofChoices(2n ** BigInt(plumb.rowsMost), [
    start,
    ...others.filter(({ kind, values }) => kind !== start.kind || values[0] !== start.values[0]),
  ])
}
