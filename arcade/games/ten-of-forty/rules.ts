import { hundredfold, isWhole, onlyParts, partOf, wholeLevels, wrongChoice } from '../../rules/choice.ts'
import { pickWithout } from '../../rules/draws.ts'
import type { Engine, Json } from '../../rules/engine.ts'

/** Ten numbers of forty are drawn; a player chooses one to ten. */
export const tenOfForty = { size: 40, drawn: 10, most: 10 } as const

/** For 1 to 10 chosen numbers: what the highest counts of hits pay, in hundredths, rising to all of them. Fewer hits pay nothing. */
const pays: readonly (readonly number[])[] = [
  [396],
  [170, 580],
  [440, 3200],
  [120, 1300, 9600],
  [100, 420, 3000, 24_000],
  [300, 1500, 10_000, 100_000],
  [160, 950, 3100, 25_000, 100_000],
  [170, 300, 1900, 9300, 50_000, 100_000],
  [500, 990, 4700, 22_000, 75_000, 100_000],
  [310, 690, 2400, 11_000, 62_000, 91_000, 100_000],
]
/** Hundredths that so many hits of so many chosen numbers pay. */
export function tenOfFortyPay(chosen: number, hits: number): number {
  const row = pays[chosen - 1] ?? []
  return row[hits - chosen + row.length - 1] ?? 0
}

export type TenOfFortyView = {
  readonly numbers: readonly number[]
  /** In the order in which they were drawn. */
  readonly drawn: readonly number[]
  readonly hits: number
  /** In hundredths. */
  readonly pay: number
}

function numbersOf(choice: Json | undefined): readonly number[] | undefined {
  const given = partOf(choice, 'numbers')
  if (!Array.isArray(given) || given.length < 1 || given.length > tenOfForty.most) return undefined
  const numbers = given.filter((one) => isWhole(one, 1, tenOfForty.size))
  return numbers.length === given.length && new Set(numbers).size === numbers.length ? numbers : undefined
}

export const engine: Engine<TenOfFortyView> = {
  sysname: 'ten-of-forty',
  type: 'fast',
  version: '1.0.0',
  stakesMinor: wholeLevels,
  stakeStepMinor: 100n,
  sheet: { kind: 'ten-of-forty', ...tenOfForty, pays },
  storedChoice: (choice) => onlyParts(choice, 'numbers'),
  resolve(draws, stakeMinor, [choice, ...more]) {
    const numbers = numbersOf(choice)
    if (more.length > 0 || !numbers) return wrongChoice('numbers')
    const drawn = pickWithout(draws, tenOfForty.size, tenOfForty.drawn).map((place) => place + 1)
    const hits = numbers.filter((one) => drawn.includes(one)).length
    const pay = tenOfFortyPay(numbers.length, hits)
    return { open: false, winMinor: hundredfold(stakeMinor, BigInt(pay)), view: { numbers, drawn, hits, pay } }
  },
}
