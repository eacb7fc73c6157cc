import { fraction } from '../../rules/exact/fraction.ts'
import { choiceProof, ofBets, type Proof } from '../../rules/exact/proof.ts'
import { streakPay, sunAndMoon } from './rules.ts'

/** A plan is a number of right calls after which to stop; which sides are called changes nothing. */
export function proof(): Proof {
  const bet = (calls: number) => [fraction(streakPay(calls), 100), fraction(1n, 2n ** BigInt(calls))] as const
  const plans = Array.from({ length: sunAndMoon.calls }, (_, index) => index + 1)
  return ofBets(
    2n ** BigInt(sunAndMoon.calls),
    plans.map(bet),
    plans.map((calls) => choiceProof('named', [0, calls], bet(calls)))
  )
}
