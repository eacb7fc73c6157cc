import type { ChoiceKind } from '../protocol.ts'
import { type Fraction, fraction, least, minus, most, product } from './fraction.ts'

/** One way to play, where the player chooses: a chance in percent, a target in hundredths, mines and tiles, how many outcomes a bet covers, or a plan. */
export interface Choice {
  readonly kind: ChoiceKind
  readonly values: readonly number[]
}
/** What is proved of one choice. */
export interface ChoiceProof extends Choice {
  readonly rtp: Fraction
  readonly hit: Fraction
  readonly variance: Fraction
  readonly most: { readonly multiple: Fraction; readonly odds: Fraction }
}

/** What is proved of a game, exactly. All figures are per unit staked. */
export interface Proof {
  readonly method: 'full-cycle' | 'closed-form' | 'optimal-play'
  /** How many equally likely outcomes one stake has. */
  readonly cycle: bigint
  /** With the best choices where there are choices. */
  readonly rtp: Fraction
  /** With the least favourable bet or the least favourable moment to stop. */
  readonly lowest: Fraction
  /** Share of stakes that win anything, and variance: of the first of `choices` where there are choices. */
  readonly hit: Fraction
  readonly variance: Fraction
  /** The lowest and the highest share over all choices. */
  readonly hits: { readonly lowest: Fraction; readonly highest: Fraction }
  readonly most: { readonly multiple: Fraction; readonly odds: Fraction }
  /** Figures of single choices, the one that the client starts with first; empty where nothing is chosen. */
  readonly choices: readonly ChoiceProof[]
  readonly parts: readonly { readonly name: string; readonly share: Fraction }[]
}

/** A bet that wins `multiple` with probability `odds`, or nothing. */
export function betProof(multiple: Fraction, odds: Fraction): { rtp: Fraction; variance: Fraction } {
  const rtp = product(multiple, odds)
  return { rtp, variance: minus(product(multiple, multiple, odds), product(rtp, rtp)) }
}

/** Proof of a bet given by its pays: each as a multiple and the number of outcomes of the cycle that pay it. */
export function histogramProof(
  cycle: bigint,
  pays: ReadonlyMap<bigint, bigint>,
  unit: bigint
): Pick<Proof, 'rtp' | 'hit' | 'variance' | 'most'> {
  const sum = (of: (pay: bigint) => bigint): bigint =>
    [...pays].reduce((total, [pay, count]) => total + of(pay) * count, 0n)
  const rtp = fraction(
    sum((pay) => pay),
    cycle * unit
  )
  const top = [...pays].reduce((best, [pay, count]) => (pay > best.pay && count > 0n ? { pay, count } : best), {
    pay: 0n,
    count: cycle,
  })
  return {
    rtp,
    hit: fraction(
      sum((pay) => (pay > 0n ? 1n : 0n)),
      cycle
    ),
    variance: minus(
      fraction(
        sum((pay) => pay * pay),
        cycle * unit * unit
      ),
      product(rtp, rtp)
    ),
    most: { multiple: fraction(top.pay, unit), odds: fraction(top.count, cycle) },
  }
}

/** A bet: what it pays and how likely that is. */
export type Bet = readonly [multiple: Fraction, odds: Fraction]

/** What is proved of one bet. */
export const choiceProof = (kind: ChoiceKind, values: readonly number[], [multiple, odds]: Bet): ChoiceProof => ({
  kind,
  values,
  ...betProof(multiple, odds),
  hit: odds,
  most: { multiple, odds },
})

/**
 * A game whose every choice is one bet. `all` are the choices that hold every extreme; `named` are those whose figures are published, the one that the
 * client starts with first.
 */
export function ofBets(
  cycle: bigint,
  all: readonly Bet[],
  named: readonly ChoiceProof[],
  method: Proof['method'] = 'closed-form'
): Proof {
  const returns = all.map(([multiple, odds]) => product(multiple, odds))
  const top = most(all.map(([multiple]) => multiple))
  const odds = most(
    all.filter(([multiple]) => multiple.over * top.under === top.over * multiple.under).map(([, chance]) => chance)
  )
  const [usual] = named
  if (!usual) throw new RangeError('no choice is named')
  return {
    method,
    cycle,
    rtp: most(returns),
    lowest: least(returns),
    hit: usual.hit,
    variance: usual.variance,
    hits: { lowest: least(all.map(([, chance]) => chance)), highest: most(all.map(([, chance]) => chance)) },
    most: { multiple: top, odds },
    choices: named,
    parts: [],
  }
}

/** A game whose choices are all counted in full, the one that the client starts with first. */
export function ofChoices(cycle: bigint, choices: readonly ChoiceProof[]): Proof {
  const [usual] = choices
  if (!usual) throw new RangeError('no choice is named')
  const top = most(choices.map((choice) => choice.most.multiple))
  const best = choices.filter(({ most: { multiple } }) => multiple.over * top.under === top.over * multiple.under)
  return {
    method: 'full-cycle',
    cycle,
    rtp: most(choices.map(({ rtp }) => rtp)),
    lowest: least(choices.map(({ rtp }) => rtp)),
    hit: usual.hit,
    variance: usual.variance,
    hits: { lowest: least(choices.map(({ hit }) => hit)), highest: most(choices.map(({ hit }) => hit)) },
    most: { multiple: top, odds: most(best.map((choice) => choice.most.odds)) },
    choices,
    parts: [],
  }
}
