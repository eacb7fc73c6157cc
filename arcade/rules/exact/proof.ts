import { type Fraction, fraction, least, minus, most, product } from './fraction.ts'

/** What is proved of a game, exactly. All figures are per unit staked. */
export interface Proof {
  readonly method: 'full-cycle' | 'closed-form' | 'optimal-play'
  /** How many equally likely outcomes one stake has. */
  readonly cycle: bigint
  /** With the best choices where there are choices. */
  readonly rtp: Fraction
  /** With the least favourable bet or the least favourable moment to stop. */
  readonly lowest: Fraction
  readonly hit: Fraction
  readonly variance: Fraction
  readonly most: { readonly multiple: Fraction; readonly odds: Fraction }
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

/** A game whose every choice is one bet: what it pays and how likely that is. `usual` is the choice that the client starts with. */
export function ofBets(
  cycle: bigint,
  bets: Iterable<readonly [multiple: Fraction, odds: Fraction]>,
  usual: readonly [Fraction, Fraction],
  method: Proof['method'] = 'closed-form'
): Proof {
  const all = [...bets]
  const returns = all.map(([multiple, odds]) => product(multiple, odds))
  const top = most(all.map(([multiple]) => multiple))
  const odds = most(
    all.filter(([multiple]) => multiple.over * top.under === top.over * multiple.under).map(([, chance]) => chance)
  )
  return {
    method,
    cycle,
    rtp: most(returns),
    lowest: least(returns),
    hit: usual[1],
    variance: betProof(...usual).variance,
    most: { multiple: top, odds },
    parts: [],
  }
}
