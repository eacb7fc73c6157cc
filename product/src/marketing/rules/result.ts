/** One player of an arm: what they brought, and what became theirs. In minor units. */
export interface Outturn {
  readonly back: bigint
  readonly paid: bigint
}

const sum = (values: readonly bigint[]): bigint => values.reduce((all, one) => all + one, 0n)

/** The quotient, rounded half away from zero. */
function divided(value: bigint, by: bigint): bigint {
  const twice = value * 2n + (value < 0n ? -by : by)
  return twice / (by * 2n)
}
/** The largest whole number whose square is not above it. */
function rootOf(value: bigint): bigint {
  if (value < 2n) return value
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1)
  for (;;) {
    const next = (guess + value / guess) >> 1n
    if (next >= guess) return guess
    guess = next
  }
}

/** What came back less what was paid, for each player: rounded to a minor unit. */
export function perPlayer(players: readonly Outturn[]): bigint {
  if (players.length === 0) return 0n
  return divided(sum(players.map(({ back, paid }) => back - paid)), BigInt(players.length))
}

/** The square of the error of a mean, in millionths of a minor unit’s square. */
function squaredError(players: readonly Outturn[]): bigint | undefined {
  const n = BigInt(players.length)
  if (n < 2n) return undefined
  const nets = players.map(({ back, paid }) => back - paid)
  const total = sum(nets)
  const spread = sum(nets.map((net) => net * net)) * n - total * total
  return (spread * 1_000_000n) / (n * n * (n - 1n))
}

/**
 * How far apart two arms would be by chance alone in 95 of 100 cases, on either side: 1.96 errors of the difference of two means. A difference within it says nothing. Undefined where an arm has
 * fewer than thirty players: nobody can say it of so few.
 */
export function chanceOf(arm: readonly Outturn[], holdout: readonly Outturn[]): bigint | undefined {
  const [one, other] = [squaredError(arm), squaredError(holdout)]
  if (one === undefined || other === undefined || arm.length < 30 || holdout.length < 30) return undefined
  // 1.96 as 196 of 100, and the root of millionths is thousandths.
  return divided(rootOf(one + other) * 196n, 100_000n)
}
