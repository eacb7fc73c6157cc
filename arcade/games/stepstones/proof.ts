import { fraction } from '../../rules/exact/fraction.ts'
import { choiceProof, ofBets, type Proof } from '../../rules/exact/proof.ts'
import { stepstonesPay, waters } from './rules.ts'

/** A plan is a water and a number of rows after which to stop; which stones are stepped on changes nothing. */
export function proof(): Proof {
  const bet = (water: number, rows: number) => {
    const { stones, loose } = waters[water] ?? waters[0]
    return [fraction(stepstonesPay(water, rows), 100), fraction((stones - loose) ** rows, stones ** rows)] as const
  }
  const ways = waters.map((_, water) => water)
  const plans = ways.flatMap((water) =>
    Array.from({ length: waters[water]?.rows ?? 0 }, (_, row) => [water, row + 1] as const)
  )
  // The loose stones of a row in the order in which they are drawn.
  const rivers = waters.map(
    ({ stones, loose, rows }) => BigInt(loose === 1 ? stones : stones * (stones - 1)) ** BigInt(rows)
  )
  const named = [
    [1, 3] as const,
    ...ways.flatMap((water) => [[water, 1] as const, [water, waters[water]?.rows ?? 0] as const]),
  ]
  return ofBets(
    rivers.reduce((sum, count) => sum + count, 0n),
    plans.map(([water, rows]) => bet(water, rows)),
    named.map(([water, rows]) => choiceProof('named', [water, rows], bet(water, rows)))
  )
}
