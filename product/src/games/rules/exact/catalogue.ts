import { deepSeamProof } from './deep-seam.ts'
import { higherGroundProof } from './higher-ground.ts'
import { midnightOrchardProof } from './midnight-orchard.ts'
import type { Proof } from './proof.ts'
import { clearingProof, combinationProof, diceboxProof, rouletteProof, thresholdProof, wheelOfHoursProof } from './quick-games.ts'

/** The proof of every engine, by its sysname. Each walks its whole cycle, so call them when a certificate is made or checked, not in a request. */
export const proofs: Readonly<Record<string, () => Proof>> = {
  'midnight-orchard': midnightOrchardProof,
  'deep-seam': deepSeamProof,
  dicebox: diceboxProof,
  threshold: thresholdProof,
  clearing: clearingProof,
  'higher-ground': higherGroundProof,
  combination: combinationProof,
  'parlour-roulette': rouletteProof,
  'wheel-of-hours': wheelOfHoursProof,
}
