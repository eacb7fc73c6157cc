import type { Certificate } from '../protocol.ts'
import type { Engine } from '../engine.ts'
import { decimal, type Fraction, fraction, less, percent, quotient, rootDecimal } from './fraction.ts'
import type { ChoiceProof, Proof } from './proof.ts'

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

const maxWin = ({ multiple, odds }: Proof['most']): Certificate['max_win'] => ({
  multiple: decimal(multiple, 2),
  one_in: decimal(quotient(fraction(1), odds), 0),
})
const choiceOf = ({ kind, values, rtp, hit, variance, most }: ChoiceProof): Certificate['choices'][number] => ({
  kind,
  values: [...values],
  rtp: exact(rtp),
  hit: exact(hit),
  deviation: rootDecimal(variance, 4),
  max_win: maxWin(most),
})

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
    hits: { lowest: exact(proof.hits.lowest), highest: exact(proof.hits.highest) },
    variance: decimal(proof.variance, 6),
    deviation: rootDecimal(proof.variance, 4),
    volatility: volatilityOf(proof.variance),
    max_win: maxWin(proof.most),
    choices: proof.choices.map(choiceOf),
    parts: proof.parts.map((part) => ({ name: part.name, percent: percent(part.share, 4) })),
  }
}
