import { histogramProof, ofChoices, type Proof } from '../../rules/exact/proof.ts'
import { brushAndBone, prizes, sites } from './rules.ts'

/** Every card of every site: what they pay stands in the table, and all of them are equally likely. */
export function proof(): Proof {
  const cycle = BigInt(brushAndBone.cards)
  return ofChoices(
    cycle,
    sites.map((site, index) => ({
      kind: 'named',
      values: [index],
      ...histogramProof(cycle, new Map(prizes[site].map(([pay, cards]) => [BigInt(pay), BigInt(cards)])), 100n),
    }))
  )
}
