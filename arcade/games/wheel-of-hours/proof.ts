import { fraction } from '../../rules/exact/fraction.ts'
import { ofBets, type Proof } from '../../rules/exact/proof.ts'
import { wheelBets, wheelOfHours } from './rules.ts'

export function proof(): Proof {
  const bets = [...wheelBets.values()].map(
    ({ hours, pays }) => [fraction(pays, 100), fraction(hours.length, wheelOfHours.hours)] as const
  )
  return ofBets(BigInt(wheelOfHours.hours), bets, [fraction(194, 100), fraction(12, wheelOfHours.hours)], 'full-cycle')
}
