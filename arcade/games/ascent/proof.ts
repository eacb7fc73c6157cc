import { fraction } from '../../rules/exact/fraction.ts'
import { choiceProof, ofBets, type Proof } from '../../rules/exact/proof.ts'
import { reachSpan } from '../../rules/reach.ts'
import { ascent, ascentReaching } from './rules.ts'

/**
 * To leave at a height by a press or by a plan is the same bet: until then the only thing known is that the balloon is not lost. So every way to play, also one that
 * decides while it rises, is a mixture of these hundred thousand bets, and returns no less than the worst and no more than the best of them.
 */
export function proof(): Proof {
  const bet = (height: number) => [fraction(height, 100), fraction(ascentReaching(height), reachSpan)] as const
  const value = (height: number): bigint => ascentReaching(height) * BigInt(height)
  let [low, high]: [number, number] = [ascent.least, ascent.least]
  for (let height: number = ascent.least; height <= ascent.most; height++) {
    if (value(height) < value(low)) low = height
    if (value(height) > value(high)) high = height
  }
  const named = [200, ascent.least, 150, 1000, 10_000, ascent.most]
  return ofBets(
    reachSpan,
    [bet(low), bet(high), bet(ascent.least), bet(ascent.most)],
    named.map((height) => choiceProof('target', [height], bet(height)))
  )
}
