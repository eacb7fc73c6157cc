import { fraction } from '../../rules/exact/fraction.ts'
import { type ChoiceProof, histogramProof, type Proof } from '../../rules/exact/proof.ts'
import { codes, combination } from './rules.ts'
import { type Aim, worthOf } from './rules/strategy.ts'

const count = BigInt(codes.length)
const openedOf = (aim: Aim): number => worthOf(aim).opened.reduce((a, b) => a + b, 0)

/** What a play with this aim wins over all codes: pays are hundredths per code, so all sums are whole numbers. */
function playOf(kind: 'best' | 'least'): ChoiceProof {
  const { opened } = worthOf(kind)
  const wins = new Map([
    [0n, count - BigInt(opened.reduce((a, b) => a + b, 0))],
    ...combination.pays.map((pay, at) => [BigInt(pay), BigInt(opened[at] ?? 0)] as const),
  ])
  return { kind, values: [], ...histogramProof(count, wins, 100n) }
}

/** Every allowed play over all codes. */
export function proof(): Proof {
  const [best, least] = [playOf('best'), playOf('least')]
  return {
    method: 'optimal-play',
    cycle: count,
    rtp: best.rtp,
    lowest: least.rtp,
    hit: best.hit,
    variance: best.variance,
    hits: { lowest: fraction(openedOf('least-opened'), count), highest: fraction(openedOf('most-opened'), count) },
    most: best.most,
    choices: [best, least],
    parts: [],
  }
}
