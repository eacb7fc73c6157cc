import { fraction } from '../../rules/exact/fraction.ts'
import { choiceProof, ofBets, type Proof } from '../../rules/exact/proof.ts'
import { wheelBets, wheelOfHours } from './rules.ts'

export function proof(): Proof {
  const bets = [...wheelBets.values()].map(({ hours, pays }) => ({
    covered: hours.length,
    bet: [fraction(pays, 100), fraction(hours.length, wheelOfHours.hours)] as const,
  }))
  const each = new Map(bets.toSorted((a, b) => b.covered - a.covered).map(({ covered, bet }) => [covered, bet]))
  return ofBets(
    BigInt(wheelOfHours.hours),
    bets.map(({ bet }) => bet),
    [...each].map(([covered, bet]) => choiceProof('covers', [covered], bet)),
    'full-cycle'
  )
}
