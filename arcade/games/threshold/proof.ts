import { fraction } from '../../rules/exact/fraction.ts'
import { choiceProof, ofBets, type Proof } from '../../rules/exact/proof.ts'
import { threshold, thresholdReaching, thresholdSpan } from './rules.ts'

/** The best and the worst of a hundred thousand targets are found by comparing whole numbers: count · target, over the same span. */
export function proof(): Proof {
  const bet = (target: number) => [fraction(target, 100), fraction(thresholdReaching(target), thresholdSpan)] as const
  let [low, high]: [number, number] = [threshold.least, threshold.least]
  for (let target: number = threshold.least; target <= threshold.most; target++) {
    const value = (of: number): bigint => thresholdReaching(of) * BigInt(of)
    if (value(target) < value(low)) low = target
    if (value(target) > value(high)) high = target
  }
  const named = [200, threshold.least, 150, 1000, 10_000, 100_000, threshold.most]
  return ofBets(
    thresholdSpan,
    [bet(low), bet(high), bet(threshold.least), bet(threshold.most)],
    named.map((target) => choiceProof('target', [target], bet(target)))
  )
}
