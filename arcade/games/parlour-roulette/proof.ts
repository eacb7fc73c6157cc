import { fraction } from '../../rules/exact/fraction.ts'
import { choiceProof, ofBets, type Proof } from '../../rules/exact/proof.ts'
import { roulette, rouletteBets } from './rules.ts'

export function proof(): Proof {
  const bet = (numbers: number) => [fraction(roulette.returned, numbers), fraction(numbers, roulette.pockets)] as const
  const covered = [...rouletteBets.values()].map((numbers) => numbers.length)
  return ofBets(
    BigInt(roulette.pockets),
    covered.map(bet),
    [...new Set(covered)].toSorted((a, b) => b - a).map((numbers) => choiceProof('covers', [numbers], bet(numbers))),
    'full-cycle'
  )
}
