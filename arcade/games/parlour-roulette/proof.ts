import { fraction } from '../../rules/exact/fraction.ts'
import { ofBets, type Proof } from '../../rules/exact/proof.ts'
import { roulette, rouletteBets } from './rules.ts'

export function proof(): Proof {
  const bets = [...rouletteBets.values()].map(
    (numbers) => [fraction(roulette.returned, numbers.length), fraction(numbers.length, roulette.pockets)] as const
  )
  return ofBets(BigInt(roulette.pockets), bets, [fraction(2), fraction(18, 37)], 'full-cycle')
}
