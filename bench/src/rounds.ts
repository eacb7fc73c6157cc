export interface Contender {
  readonly name: string
  /** One operation by one of the clients. */
  readonly run: (client: number) => Promise<unknown>
}
export interface Measured {
  readonly name: string
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  /** Its rate in each round, in their order. */
  readonly rates: readonly number[]
}

/** Of values that stand in their order. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
export const median = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5
  )

/**
 * How many times the rate of `theirs` ours is: the median over the rounds, each against its neighbour of the same seconds. A machine that is slower for a
 * while is slower for both, where two medians of a whole run would come from different whiles.
 */
export const timesOf = (ours: Measured, theirs: Measured): number =>
  median(ours.rates.map((rate, round) => rate / (theirs.rates[round] ?? Number.NaN)))

/** Runs the contenders in turn (A B A B …) for several rounds, so that the machine's moods hit all alike, and answers medians. */
export async function compare<const Contenders extends readonly Contender[]>(
  contenders: Contenders,
  { clients, rounds = 5, roundMs = 2000 }: { clients: number; rounds?: number; roundMs?: number }
): Promise<{ [Index in keyof Contenders]: Measured }> {
  const rates = contenders.map((): number[] => [])
  const times = contenders.map((): number[] => [])
  for (let round = -1; round < rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const latencies: number[] = []
      const started = performance.now()
      // The first round warms up and does not count.
      const until = started + (round < 0 ? roundMs / 2 : roundMs)
      await Promise.all(
        Array.from({ length: clients }, async (_, client) => {
          while (performance.now() < until) {
            const at = performance.now()
            await contender.run(client)
            latencies.push(performance.now() - at)
          }
        })
      )
      if (round < 0) continue
      rates[index]?.push((latencies.length * 1000) / (performance.now() - started))
      times[index]?.push(...latencies)
    }
  }
  const measured = contenders.map(({ name }, index): Measured => {
    const sorted = [...(times[index] ?? [])].sort((a, b) => a - b)
    return {
      name,
      perSecond: median(rates[index] ?? []),
      rates: rates[index] ?? [],
      p50Ms: quantile(sorted, 0.5),
      p99Ms: quantile(sorted, 0.99),
    }
  })
  return measured as { [Index in keyof Contenders]: Measured }
}
