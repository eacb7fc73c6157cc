import type { Certificate } from '../../rules/protocol.ts'

/** So many rounds: an evening of play, and enough for the standard deviation to say where most sessions end. */
export const sessionRounds = 1000n
/** 1.96 · √1000, in hundredths: within it are 95 of 100. */
const widthHundredths = 6198n

/** What a session comes to, in minor units: the mean by the exact return, and the range of 95 of 100. Nobody loses more than all stakes. */
export function sessionOf(
  { rtp, deviation }: Pick<Certificate, 'rtp' | 'deviation'>,
  stakeMinor: bigint
): { mean: bigint; low: bigint; high: bigint } {
  const all = stakeMinor * sessionRounds
  const [over, under] = [BigInt(rtp.numerator), BigInt(rtp.denominator)]
  const mean = (all * over) / under - all
  const [whole = '0', part = ''] = deviation.split('.')
  const deviationTenThousandths = BigInt(whole + part.padEnd(4, '0').slice(0, 4))
  const half = (stakeMinor * deviationTenThousandths * widthHundredths) / 1_000_000n
  const low = mean - half
  return { mean, low: low < -all ? -all : low, high: mean + half }
}
