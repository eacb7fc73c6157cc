import type { Certificate } from '../protocol.ts'
import type { Engine } from '../engine.ts'
import { decimal, type Fraction, fraction, less, percent, quotient, rootDecimal } from './fraction.ts'
import type { Proof } from './proof.ts'

const exact = (value: Fraction): Certificate['rtp'] => ({
  numerator: value.over.toString(),
  denominator: value.under.toString(),
  percent: percent(value),
})

/** By the standard deviation of one round per unit staked. */
function volatilityOf(variance: Fraction): Certificate['volatility'] {
  if (less(variance, fraction(9))) return 'low'
  if (less(variance, fraction(49))) return 'medium'
  return less(variance, fraction(225)) ? 'high' : 'very high'
}

/** The figures of a proof as they are published. `hash` covers what decides an outcome. */
export function certificateOf(engine: Engine, hash: string, proof: Proof): Certificate {
  return {
    sysname: engine.sysname,
    version: engine.version,
    hash,
    method: proof.method,
    cycle: proof.cycle.toString(),
    rtp: exact(proof.rtp),
    lowest: exact(proof.lowest),
    hit: exact(proof.hit),
    variance: decimal(proof.variance, 6),
    deviation: rootDecimal(proof.variance, 4),
    volatility: volatilityOf(proof.variance),
    max_win: { multiple: decimal(proof.most.multiple, 2), one_in: decimal(quotient(fraction(1), proof.most.odds), 0) },
    parts: proof.parts.map((part) => ({ name: part.name, percent: percent(part.share, 4) })),
  }
}
