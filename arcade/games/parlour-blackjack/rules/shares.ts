import { values, waysOf } from './hands.ts'

/** A number over a power of thirteen. What cards decide needs no other one, so that no common divisor is looked for at every step. */
export interface Share {
  readonly over: bigint
  readonly power: number
}
const thirteen = 13n
export const under = ({ power }: Share): bigint => thirteen ** BigInt(power)
export const share = (over: bigint | number): Share => ({ over: BigInt(over), power: 0 })

const raised = ({ over, power }: Share, to: number): bigint => over * thirteen ** BigInt(to - power)
export function joined(one: Share, other: Share): Share {
  const power = Math.max(one.power, other.power)
  return { over: raised(one, power) + raised(other, power), power }
}
export const times = (one: Share, other: Share): Share => ({
  over: one.over * other.over,
  power: one.power + other.power,
})
export function below(one: Share, other: Share): boolean {
  const power = Math.max(one.power, other.power)
  return raised(one, power) < raised(other, power)
}
/** What the next card makes of something, on average. */
export const averageOf = (of: (value: number) => Share): Share => {
  const { over, power } = values.reduce<Share>(
    (sum, value) => joined(sum, times(of(value), share(waysOf(value)))),
    share(0)
  )
  return { over, power: power + 1 }
}
