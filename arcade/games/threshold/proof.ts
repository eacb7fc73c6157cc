import { fraction } from '../../rules/exact/fraction.ts'
import { ofBets, type Proof } from '../../rules/exact/proof.ts'
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
  return ofBets(thresholdSpan, [bet(low), bet(high), bet(threshold.most)], bet(200))
}
