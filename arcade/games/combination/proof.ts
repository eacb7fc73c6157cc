import { fraction } from '../../rules/exact/fraction.ts'
import { histogramProof, type Proof } from '../../rules/exact/proof.ts'
import { codes, combination } from './rules.ts'
import { worthOf } from './rules/strategy.ts'

/** Every allowed play over all codes: pays are hundredths per code, so all sums are whole numbers. Hits and variance are those of the best play. */
export function proof(): Proof {
  const { hundredths, opened } = worthOf('best')
  const count = BigInt(codes.length)
  const opens = BigInt(opened.reduce((a, b) => a + b, 0))
  const wins = new Map([
    [0n, count - opens],
    ...combination.pays.map((pay, at) => [BigInt(pay), BigInt(opened[at] ?? 0)] as const),
  ])
  return {
    ...histogramProof(count, wins, 100n),
    method: 'optimal-play',
    cycle: count,
    rtp: fraction(hundredths, count * 100n),
    lowest: fraction(worthOf('least').hundredths, count * 100n),
    parts: [],
  }
}
